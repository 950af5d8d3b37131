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
  /**
   * Sessions that were seen to go on since the remembered seat was read. What ends a session moves the seat, so a bet that is decided on
   * this seat and committed is a bet of a session that went on. Undefined when no seat is remembered.
   */
  provenSessions(player: PlayerId): Set<string> | undefined
  /** The seat as the database has it now. */
  fresh(player: PlayerId): Promise<Seat>
  /** Remembers a seat unless a newer one is known. */
  keep(seat: Seat): void
  forget(player: PlayerId): void
}

interface Remembered {
  readonly seat: Seat
  readonly proven: Set<string>
}

/** Some 2 KB each. */
const seatsRemembered = 20_000

export function createSeats(needs: LoadNeeds & Pick<PlayNeeds, 'watch'>): Seats {
  /** In the order of last use: the first is the one to forget. */
  const known = new Map<PlayerId, Remembered>()

  const remember = (player: PlayerId, remembered: Remembered): void => {
    known.delete(player)
    known.set(player, remembered)
    if (known.size > seatsRemembered) dropOldest(known)
  }
  /** The seat after a change made here follows from the one remembered, so what was proven of that one holds. */
  const keep = (seat: Seat): void => {
    const earlier = known.get(seat.player)
    const proven = earlier?.proven ?? new Set()
    const isNewer = !earlier || seat.version >= earlier.seat.version
    remember(seat.player, { seat: isNewer ? seat : earlier.seat, proven })
  }
  const load = async (player: PlayerId): Promise<Seat> => {
    const seat = await loadSeat(needs, player)
    const earlier = known.get(player)
    if (!earlier || seat.version >= earlier.seat.version)
      remember(player, { seat, proven: new Set() })
    return seat
  }
  return {
    of: async (player) => known.get(player)?.seat ?? load(player),
    known: (player) => {
      const seat = known.get(player)?.seat
      needs.watch?.seat(seat !== undefined, known.size)
      return seat
    },
    provenSessions: (player) => known.get(player)?.proven,
    fresh: async (player) => {
      const seat = known.get(player)?.seat
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

function dropOldest(known: Map<PlayerId, Remembered>): void {
  for (const player of known.keys()) {
    known.delete(player)
    return
  }
}
