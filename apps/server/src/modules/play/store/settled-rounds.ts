import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round that is over, as the journal has it. Amounts are minor units. */
export interface SettledRow {
  readonly roundId: string
  readonly gameId: number
  readonly stake: number
  readonly payout: number
  readonly at: Date
}

/** Asset 1 is dollars: the lowest six bits of an account. */
const question = `
  SELECT step.round_id AS "roundId", definition.game_id AS "gameId", step.stake::float8 AS stake, step.payout::float8 AS payout, step.at
  FROM play_step AS step JOIN play_definition AS definition ON definition.id = step.definition_id
  WHERE step.player_id = $1 AND step.finished AND step.pocket & 63 = 1 AND ($2::uuid IS NULL OR step.round_id > $2)
  ORDER BY step.round_id LIMIT $3`

/** A player's rounds for dollars that are over and in their tables, in the order of play, from behind an id. */
export const settledRounds = (
  on: Queryable,
  player: PlayerId,
  page: { readonly after: string | null; readonly limit: number },
): Promise<SettledRow[]> => rowsOf<SettledRow>(on, question, [player, page.after, page.limit])
