import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import type { ComplianceNeeds } from '../needs.ts'
import type { PatternRules } from './payment-rules.ts'
import { type SidedStake, sidesOf } from './sides.ts'

const dayMs = 24 * 3_600_000
/** Asked for in the transaction of a payment: of each account so many bets, of so many accounts. */
const betsOfEach = 500
const accountsAtMost = 10

/** What a player and the accounts linked to theirs laid on sides within a day. With test money only the player's own: everybody who tries a demo shares browsers. */
export async function sidesLaid(
  { laidBets, clock }: Pick<ComplianceNeeds, 'laidBets' | 'clock'>,
  on: Queryable,
  about: {
    readonly player: PlayerId
    readonly others: readonly number[]
    readonly patterns: Pick<PatternRules, 'sharedBrowser'>
  },
): Promise<SidedStake[]> {
  const { player, others, patterns } = about
  const linked =
    patterns.sharedBrowser === null ? [] : [...new Set(others)].slice(0, accountsAtMost)
  const players = [player, ...linked.map(playerId)]
  const bets = await laidBets(on, { players, since: clock.now() - dayMs, each: betsOfEach })
  return bets.flatMap(sidesOf)
}
