import { readAccounts } from '#modules/ledger'
import type { PlayerId } from '#platform/ids'
import { type LoadNeeds, loadSeat } from './load-seat.ts'
import type { PlayNeeds } from './needs.ts'
import type { Seat } from './seat.ts'

/** The seats this process remembers. */
export interface Seats {
  /** The seat as it was last seen here, else as the database has it. It may be stale: the commit finds out. */
  of(player: PlayerId): Promise<Seat>
  /** The same if it is remembered here, without waiting. */
  known(player: PlayerId): Seat | undefined
  /** The seat as the database has it now. */
  fresh(player: PlayerId): Promise<Seat>
  /** Remembers a seat unless a newer one is known. */
  keep(seat: Seat): void
  forget(player: PlayerId): void
}

/** Some 2 KB each. */
const seatsRemembered = 20_000

export function createSeats(needs: LoadNeeds & Pick<PlayNeeds, 'watch'>): Seats {
  /** In the order of last use: the first is the one to forget. */
  const known = new Map<PlayerId, Seat>()

  const keep = (seat: Seat): void => {
    const earlier = known.get(seat.player)
    known.delete(seat.player)
    known.set(seat.player, earlier && earlier.version > seat.version ? earlier : seat)
    if (known.size > seatsRemembered) dropOldest(known)
  }
  const load = async (player: PlayerId): Promise<Seat> => {
    const seat = await loadSeat(needs, player)
    keep(seat)
    return seat
  }
  return {
    of: async (player) => known.get(player) ?? load(player),
    known: (player) => {
      const seat = known.get(player)
      needs.watch?.seat(seat !== undefined, known.size)
      return seat
    },
    fresh: async (player) => {
      const seat = known.get(player)
      if (!seat) return load(player)
      const accounts = await readAccounts(needs.database, [seat.pocket])
      if (accounts.get(seat.pocket)?.version === seat.version) return seat
      return load(player)
    },
    keep,
    forget: (player) => {
      known.delete(player)
    },
  }
}

function dropOldest(known: Map<PlayerId, Seat>): void {
  for (const player of known.keys()) {
    known.delete(player)
    return
  }
}
