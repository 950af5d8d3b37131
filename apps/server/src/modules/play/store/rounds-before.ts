import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round in a list for staff. Amounts are minor units of what the player bets in. */
export interface ListedRound {
  readonly id: string
  readonly game: string
  readonly stake: number
  readonly payout: number
  /** What of the stake a pot paid, such as a bonus. */
  readonly fromBonus: number
  readonly currency: 'USD' | 'CREDIT'
  readonly finished: boolean
  readonly at: Date
}

// The key's own order, backwards; the newest step says how a round stands. An account's lowest six bits name its asset.
const question = `
  SELECT step.round_id AS id, definition.name AS game, step.stake::float8 AS stake, step.payout::float8 AS payout,
    (SELECT coalesce(sum(pot_taken), 0) FROM play_step AS paid
     WHERE paid.player_id = $1 AND paid.round_id = step.round_id)::float8 AS "fromBonus",
    CASE step.pocket & 63 WHEN 1 THEN 'USD' ELSE 'CREDIT' END AS currency, step.finished, step.at
  FROM (
    SELECT DISTINCT ON (round_id) * FROM play_step
    WHERE player_id = $1 AND ($2::uuid IS NULL OR round_id < $2)
    ORDER BY round_id DESC, sequence DESC LIMIT $3
  ) AS step JOIN play_definition AS definition ON definition.id = step.definition_id
  ORDER BY step.round_id DESC`

/** A player's rounds of our own games from before an id on, the newest first. */
export const roundsBefore = (
  on: Queryable,
  player: PlayerId,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<ListedRound[]> => rowsOf<ListedRound>(on, question, [player, before, limit])
