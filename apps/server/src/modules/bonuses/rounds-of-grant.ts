import type { PotRounds, RoundWithPot } from '#modules/play'
import type { Queryable } from '#platform/database'
import { bonusPocket } from './store/pockets.ts'
import type { GrantTold } from './store/told-grants.ts'

/** Rounds that were begun while a grant ran, the newest first, at most so many. */
export const roundsOfGrant =
  (potRounds: Pick<PotRounds, 'page'>) =>
  async (
    on: Queryable,
    { player, begunAt, endedAt }: Pick<GrantTold, 'player' | 'begunAt' | 'endedAt'>,
    limit: number,
  ): Promise<readonly RoundWithPot[]> => {
    const pot = await bonusPocket(on, player)
    if (pot === null) return []
    const asked = { player, pot, from: begunAt, to: endedAt, before: null, limit }
    return potRounds.page(on, asked)
  }
