import { type RoundWithPot, roundsWithPot } from '#modules/play'
import type { Queryable } from '#platform/database'
import { bonusPocket } from './store/pockets.ts'
import type { GrantTold } from './store/told-grants.ts'

/** Rounds of own games that were begun while a grant ran, the newest first, at most so many. */
export async function roundsOfGrant(
  on: Queryable,
  { player, begunAt, endedAt }: Pick<GrantTold, 'player' | 'begunAt' | 'endedAt'>,
  limit: number,
): Promise<readonly RoundWithPot[]> {
  const pot = await bonusPocket(on, player)
  if (pot === null) return []
  const { rounds } = await roundsWithPot(on, {
    player,
    pot,
    from: begunAt,
    to: endedAt,
    limit,
    skip: 0,
  })
  return rounds
}
