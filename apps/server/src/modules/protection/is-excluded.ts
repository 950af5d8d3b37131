import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { exclusionOfAny } from './store/pauses.ts'

/** Whether the player excluded themselves and that is not over. @param now epoch milliseconds. */
export const isExcluded = async (on: Queryable, player: PlayerId, now: number): Promise<boolean> =>
  (await exclusionOfAny(on, [player], now)) !== null
