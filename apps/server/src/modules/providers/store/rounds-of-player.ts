import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round as lists show it. Amounts are minor units. */
export interface RoundRow {
  readonly id: string
  readonly game_id: number
  readonly game_key: string
  readonly provider: number
  readonly stake: bigint
  readonly payout: bigint
  /** Stake that was held back and never bet; it is in both. */
  readonly returned: bigint
  readonly currency: Currency
  readonly closed: boolean
  readonly opened_at: Date
  readonly balance_after: bigint
}

/** The newest rounds of a player in games of providers, newest first; of smaller ids than `before` where one is given. */
export const roundsOfPlayer = (
  on: Queryable,
  player: PlayerId,
  limit: number,
  before?: string,
): Promise<RoundRow[]> => rowsOf<RoundRow>(on, statement, [player, limit, before ?? null])

const statement = `
  SELECT id, game_id, game_key, provider, stake, payout, returned, currency, closed_at IS NOT NULL AS closed, opened_at, balance_after
  FROM providers_round WHERE player_id = $1 AND ($3::uuid IS NULL OR id < $3) ORDER BY id DESC LIMIT $2`
