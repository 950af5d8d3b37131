import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { latestStep } from './latest-step.ts'

/** Whether a round of an own game waits for the player, as the database has it. @param now epoch milliseconds. */
export async function hasOpenRound(on: Queryable, player: PlayerId, now: number): Promise<boolean> {
  const latest = await latestStep(on, player, now)
  return latest !== null && !latest.finished
}
