import { touchAccount } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Definitions } from './definitions.ts'
import { loadSeat } from './load-seat.ts'
import type { PlayNeeds } from './needs.ts'
import type { Seat } from './seat.ts'
import type { Seats } from './seats.ts'
import type { Turns } from './turns.ts'

/** What play's use cases share. */
export interface PlayHouse {
  readonly needs: PlayNeeds
  readonly seats: Seats
  readonly turns: Turns
  readonly definitions: Definitions
}

/** The seat moved between being read and being held. */
const stale = Symbol('stale')

/** So often it is tried with a seat that was read before it is held; after that it is held first. */
const quickTries = 3

/**
 * Changes what belongs to a seat, apart from bets. `work` gets the seat exactly as it is: it is held until the transaction
 * ends, and its version has moved, so that no bet decided before can still be written.
 */
export async function changeSeat<Result>(
  house: PlayHouse,
  player: PlayerId,
  work: (tx: Transaction, seat: Seat) => Promise<Result>,
): Promise<Result> {
  const { needs, seats, turns } = house
  return turns.take(player, async () => {
    for (let tries = 0; ; tries++) {
      const seat = await seats.of(player)
      try {
        const result = await needs.database.transaction(async (tx) => {
          const held =
            tries < quickTries ? await hold(tx, seat) : await holdAndRead(house, tx, seat)
          return held === null ? stale : await work(tx, held)
        })
        if (result !== stale) return result
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
