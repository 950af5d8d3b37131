import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { pauseAt } from './pause-slice.ts'
import { blocksOf } from './store/blocks.ts'
import { careSince, playersUrged } from './store/care-steps.ts'
import { storedLimits } from './store/limits.ts'
import { longestPause } from './store/pauses.ts'
import { playersHeldIn } from './store/players-held-in.ts'
import { sessionLimitOf } from './store/session.ts'

/** So long after the house urged a player to take care nothing is promoted to them. */
const quietMs = 28 * 24 * 3_600_000

/**
 * Whether the player holds back, by a limit, a pause or games turned off, or was urged to: nothing is promoted to who does.
 * @param now epoch milliseconds.
 */
export async function holdsBack(on: Queryable, player: PlayerId, now: number): Promise<boolean> {
  if (pauseAt(await longestPause(on, player), now)) return true
  if ((await storedLimits(on, player)).length > 0) return true
  if ((await sessionLimitOf(on, player)) !== null) return true
  if ((await blocksOf(on, player)).length > 0) return true
  const taken = await careSince(on, player, now - quietMs)
  return taken.has('urge') || taken.has('call')
}

/**
 * Those of these players who hold back or were urged to, asked at once: the same as `holdsBack` of each.
 * @param now epoch milliseconds.
 */
export async function holdingBack(
  on: Queryable,
  players: readonly PlayerId[],
  now: number,
): Promise<ReadonlySet<PlayerId>> {
  const held = await playersHeldIn(on, players, now)
  return new Set([...held, ...(await playersUrged(on, players, now - quietMs))])
}
