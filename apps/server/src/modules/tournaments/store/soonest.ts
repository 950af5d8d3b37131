import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT tournament.rounds - coalesce(mine.rounds, 0) AS left, CASE WHEN mine.player_id IS NULL THEN NULL ELSE (
    SELECT count(*) + 1 FROM tournaments_player AS better
    WHERE better.tournament_id = tournament.id AND (better.score > mine.score OR better.score = mine.score
      AND (better.scored_at, better.player_id) < (mine.scored_at, mine.player_id))
  )::int END AS rank
  FROM tournaments_tournament AS tournament
  JOIN wallet_purse AS purse ON purse.player_id = $1 AND tournament.currency = CASE purse.user_type WHEN 1 THEN 'USD' ELSE 'CREDIT' END
  LEFT JOIN tournaments_player AS mine ON mine.tournament_id = tournament.id AND mine.player_id = $1
  WHERE tournament.over_at IS NULL AND tournament.opens_at <= now() ORDER BY tournament.closes_at, tournament.id LIMIT 1`

/** The player's place in the tournament that is over soonest (null: no round yet), and the rounds that are left to them. */
export async function soonestOf(
  on: Queryable,
  player: PlayerId,
): Promise<{ readonly rank: number | null; readonly left: number }> {
  const [row] = await rowsOf<{ rank: number | null; left: number }>(on, question, [player])
  return row ?? { rank: null, left: 0 }
}
