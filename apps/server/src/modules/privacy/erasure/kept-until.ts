import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { PrivacyNeeds } from '../needs.ts'

export const dayMs = 24 * 3_600_000

/**
 * Until when the law wants it known who a player is (epoch milliseconds); null: nothing wants it. Who moved money: for the term of the licence after
 * the account ended. Who excluded themselves: as long as that lasts, for they would be let in again otherwise; looked at each year anew.
 * @param of.since when the account ended, epoch milliseconds.
 */
export async function keptUntil(
  { keeps, person, clock }: Pick<PrivacyNeeds, 'keeps' | 'person' | 'clock'>,
  on: Queryable,
  { player, since }: { readonly player: PlayerId; readonly since: number },
): Promise<number | null> {
  const now = clock.now()
  const { paid, excluded } = await person(on, player, now)
  const byMoney = paid ? since + keeps.identity * dayMs : 0
  const byExclusion = excluded ? now + 365 * dayMs : 0
  const until = Math.max(byMoney, byExclusion)
  return until > now ? until : null
}
