import { holdingBack } from '#modules/protection'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { questionOf } from '../store/segments.ts'
import { playersThatFit } from '../store/standings.ts'

/**
 * Those of these players who belong to a segment and do not hold back now: what is known of them may be older than a limit that they have set since.
 * None where the segment was dropped. @param asked.now epoch milliseconds.
 */
export async function playersInSegment(
  on: Queryable,
  asked: { readonly segment: string; readonly players: readonly PlayerId[]; readonly now: number },
): Promise<ReadonlySet<PlayerId>> {
  const { segment, players, now } = asked
  const question = await questionOf(on, segment)
  if (question === null) return new Set()
  const fit = await playersThatFit(on, question, { nowMs: now, players })
  const held = await holdingBack(on, fit, now)
  return new Set(fit.filter((player) => !held.has(player)))
}
