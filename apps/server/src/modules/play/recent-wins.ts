import type { Queryable } from '#platform/database'
import { newestEvents } from '#platform/outbox'
import { type RoundSettled, roundSettled } from './round-settled.ts'

/** How many of the newest batches are looked through. */
const batchesAtMost = 300

/** Newest rounds that paid more than their stake, newest first. */
export async function recentWins(on: Queryable, limit: number): Promise<RoundSettled[]> {
  const settled = await newestEvents(on, roundSettled, batchesAtMost)
  return settled.filter((round) => round.payout > round.stake).slice(0, limit)
}
