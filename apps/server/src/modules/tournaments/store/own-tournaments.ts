import type { OwnRows } from '#platform/personal-data/own-rows'
import { rowsOf } from '#platform/rows'

/** Tournaments that a player was in, for their own copy. */
export const ownTournaments: OwnRows = {
  of: 'tournaments',
  read: (on, player, { offset, limit }) =>
    rowsOf(
      on,
      `SELECT name, opens_at, closes_at, mine.rounds, mine.score::float8 AS score, place, amount::float8 AS amount, given
       FROM tournaments_player AS mine JOIN tournaments_tournament ON id = tournament_id
         LEFT JOIN tournaments_prize AS prize USING (tournament_id, player_id)
       WHERE player_id = $1 ORDER BY tournament_id OFFSET $2 LIMIT $3`,
      [player, offset, limit],
    ),
}
