import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { pauseAt } from './pause-slice.ts'
import { storedLimits } from './store/limits.ts'
import { longestPause } from './store/pauses.ts'

/** Whether the player holds back, by a limit or a pause: nothing is promoted to who does. @param now epoch milliseconds. */
export async function holdsBack(on: Queryable, player: PlayerId, now: number): Promise<boolean> {
  if (pauseAt(await longestPause(on, player), now)) return true
  return (await storedLimits(on, player)).length > 0
}
