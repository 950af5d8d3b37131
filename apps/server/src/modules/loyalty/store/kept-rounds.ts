import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import type { VipLevel } from '@fairhouse/contract/loyalty-rules'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A counted round, whole. */
export interface KeptRound {
  readonly round_id: string
  readonly number: number
  readonly game_id: number
  readonly stake: number
  readonly payout: number
  readonly turnover: number
  readonly share: number
  readonly is_own: boolean
  readonly level: VipLevel
  readonly points: number
  readonly tokens: number
  readonly tickets: number
  readonly withheld: Withheld | null
  readonly lifetime_after: number
}

const question = `
  SELECT round_id, number::float8 AS number, game_id, stake::float8 AS stake, payout::float8 AS payout,
    turnover::float8 AS turnover, share, is_own, level, points::float8 AS points, tokens, tickets, withheld,
    lifetime_after::float8 AS lifetime_after
  FROM loyalty_round WHERE player_id = $1 ORDER BY number`

/** All counted rounds of a player, in their order. */
export const keptRounds = (on: Queryable, player: PlayerId): Promise<KeptRound[]> =>
  rowsOf<KeptRound>(on, question, [player])
