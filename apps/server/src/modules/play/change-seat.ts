import { touchAccount } from '#modules/ledger'
import { isRefused, type Outcome, type Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Definitions } from './definitions.ts'
import { loadSeat } from './load-seat.ts'
import type { PlayNeeds } from './needs.ts'
import type { Sealer } from './receipts/sealer.ts'
import type { Seat } from './seat.ts'
import type { Seats } from './seats.ts'
import type { Turns } from './turns.ts'

/** What play's use cases share. */
export interface PlayHouse {
  readonly needs: PlayNeeds
  readonly seats: Seats
  readonly turns: Turns
  readonly definitions: Definitions
  readonly sealer: Sealer
}

/** The seat moved between being read and being held. */
const stale = Symbol('stale')

/** Rolls the transaction of a refused change back. */
class RefusedChange extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.refused)
    this.refused = refused
  }
}

/** So often it is tried with a seat that was read before it is held; after that it is held first. */
const quickTries = 3

/**
 * Changes what belongs to a seat, apart from bets. `work` gets the seat exactly as it is: it is held until the transaction
 * ends, and its version has moved, so that no bet decided before can still be written. A change that is refused moves nothing:
 * however often a player asks for one, bets of his that another node is writing go through.
 */
export async function changeSeat<Reply>(
  house: PlayHouse,
  player: PlayerId,
  work: (tx: Transaction, seat: Seat) => Promise<Outcome<Reply>>,
): Promise<Outcome<Reply>> {
  const { needs, seats, turns } = house
  return turns.take(player, async () => {
    for (let tries = 0; ; tries++) {
      const seat = await seats.of(player)
      try {
        const result = await needs.database.transaction(async (tx) => {
          const held =
            tries < quickTries ? await hold(tx, seat) : await holdAndRead(house, tx, seat)
          if (held === null) return stale
          const outcome = await work(tx, held)
          if (isRefused(outcome)) throw new RefusedChange(outcome)
          return outcome
        })
        if (result !== stale) return result
      } catch (fault) {
        if (fault instanceof RefusedChange) return fault.refused
        throw fault
      } finally {
        // Whatever happened, what is remembered is of an earlier version.
        seats.forget(player)
      }
    }
  })
}

/** The seat with its version moved; null when it was stale. */
async function hold(tx: Transaction, seat: Seat): Promise<Seat | null> {
  const version = await touchAccount(tx, seat.pocket, seat.version)
  return version === null ? null : { ...seat, version }
}

/** Where the seat moves all the time, it is held first and read then. */
async function holdAndRead(
  { needs, definitions }: PlayHouse,
  tx: Transaction,
  { pocket, player }: Seat,
): Promise<Seat> {
  await touchAccount(tx, pocket)
  return loadSeat({ ...needs, definitions, database: tx }, player)
}
