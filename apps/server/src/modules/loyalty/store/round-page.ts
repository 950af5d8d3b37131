import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import type { VipLevel } from '@fairhouse/contract/loyalty-rules'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A counted round as its row has it. Amounts are cents, points hundred-thousandths. */
export interface RoundRow {
  readonly round_id: string
  readonly game_id: number
  readonly at: Date
  readonly stake: number
  readonly turnover: number
  readonly share: number
  readonly level: VipLevel
  readonly points: number
  readonly withheld: Withheld | null
}

const question = `
  SELECT round_id, game_id, at, stake::float8 AS stake, turnover::float8 AS turnover, share, level, points::float8 AS points, withheld
  FROM loyalty_round WHERE player_id = $1 AND number <= $2 ORDER BY number DESC LIMIT $3`

/** A player's counted rounds, newest first, from this number down. */
export const roundPage = (
  on: Queryable,
  player: PlayerId,
  page: { readonly from: number; readonly limit: number },
): Promise<RoundRow[]> => rowsOf<RoundRow>(on, question, [player, page.from, page.limit])
