import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round in a game of somebody else's, in a list for staff. Amounts are minor units. */
export interface ListedProviderRound {
  readonly id: string
  /** The provider's key of it. */
  readonly game: string
  readonly stake: number
  readonly payout: number
  /** What of the stake a pot paid, such as a bonus. */
  readonly fromBonus: number
  readonly currency: 'USD' | 'CREDIT'
  readonly finished: boolean
  readonly at: Date
}

const question = `
  SELECT id, game_key AS game, stake::float8 AS stake, payout::float8 AS payout, pot_stake::float8 AS "fromBonus", currency,
    closed_at IS NOT NULL AS finished, opened_at AS at
  FROM providers_round WHERE player_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`

/** A player's rounds in games of others from before an id on, the newest first. */
export const providerRoundsBefore = (
  on: Queryable,
  player: PlayerId,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<ListedProviderRound[]> =>
  rowsOf<ListedProviderRound>(on, question, [player, before, limit])
