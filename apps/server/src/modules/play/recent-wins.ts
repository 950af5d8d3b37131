import type { Queryable } from '#platform/database'
import { newestEvents } from '#platform/outbox'
import { type RoundSettled, roundSettled } from './round-settled.ts'

/** How many of the newest batches are looked through. */
const batchesAtMost = 300

/** Newest rounds that were settled, newest first. */
export const recentRounds = (on: Queryable): Promise<RoundSettled[]> =>
  newestEvents(on, roundSettled, batchesAtMost)

/** Those of them that paid more than their stake. */
export async function recentWins(on: Queryable, limit: number): Promise<RoundSettled[]> {
  const settled = await recentRounds(on)
  return settled.filter((round) => round.payout > round.stake).slice(0, limit)
}
