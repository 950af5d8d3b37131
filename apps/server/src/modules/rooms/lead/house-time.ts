import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import { databaseTime } from '../store/database-time.ts'

/** The clock of the database, which all nodes share, as this node knows it. */
export interface HouseTime {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Looks at the clock again. */
  readonly look: () => Promise<void>
}

/** A look whose answer took longer tells less; one so old is replaced by any. */
const oldMs = 60_000

/** @param clock of this node, until the database was asked. */
export function createHouseTime(database: Queryable, clock: Clock): HouseTime {
  let known = { ahead: clock.now() - performance.now(), tookMs: Infinity, at: -Infinity }
  return {
    now: () => performance.now() + known.ahead,
    look: async () => {
      const began = performance.now()
      const told = await databaseTime(database)
      const ended = performance.now()
      const tookMs = ended - began
      if (tookMs <= known.tookMs || ended - known.at > oldMs)
        known = { ahead: told - (began + ended) / 2, tookMs, at: ended }
    },
  }
}
