import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { voided } from '../decision.ts'

/** A round that was played to its end, as the journal has it. Amounts are minor units, of the player's own money: what a pot paid and got is not in them. */
export interface SettledRow {
  readonly roundId: string
  readonly gameId: number
  readonly stake: number
  readonly payout: number
  readonly at: Date
}

/** Asset 1 is dollars: the lowest six bits of an account. */
const question = `
  SELECT step.round_id AS "roundId", definition.game_id AS "gameId",
    (step.stake - coalesce(pot.taken, 0))::float8 AS stake, (step.payout - coalesce(pot.given, 0))::float8 AS payout, step.at
  FROM play_step AS step JOIN play_definition AS definition ON definition.id = step.definition_id
  CROSS JOIN LATERAL (
    SELECT sum(pot_taken) AS taken, sum(pot_given) AS given FROM play_step AS paid
    WHERE paid.player_id = step.player_id AND paid.round_id = step.round_id
  ) AS pot
  WHERE step.player_id = $1 AND step.finished AND step.action <> '${voided}' AND step.pocket & 63 = 1 AND ($2::uuid IS NULL OR step.round_id > $2)
  ORDER BY step.round_id LIMIT $3`

/** A player's rounds for dollars that were played to their end and are in their tables, in the order of play, from behind an id. */
export const settledRounds = (
  on: Queryable,
  player: PlayerId,
  page: { readonly after: string | null; readonly limit: number },
): Promise<SettledRow[]> => rowsOf<SettledRow>(on, question, [player, page.after, page.limit])
