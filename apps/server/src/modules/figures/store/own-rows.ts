import type { OwnRows } from '#platform/personal-data/own-rows'
import { rowsOf } from '#platform/rows'

/** What a player played by day and game, for their own copy. Amounts are minor units of the currency. */
export const ownPlayByDay: OwnRows = {
  of: 'figures',
  read: (on, player, { offset, limit }) =>
    rowsOf(
      on,
      `SELECT day::text AS day, game_id, uri, currency, rounds, wins, staked::float8 AS staked, paid::float8 AS paid,
         best_round, best_stake::float8 AS best_stake, best_payout::float8 AS best_payout
       FROM figures_game WHERE player_id = $1
       ORDER BY figures_game.day, game_id, currency OFFSET $2 LIMIT $3`,
      [player, offset, limit],
    ),
}

/** In how many minutes of each day rounds of a player were settled. */
export const ownMinutesByDay: OwnRows = {
  of: 'minutesPlayed',
  read: (on, player, { offset, limit }) =>
    rowsOf(
      on,
      `SELECT day::text AS day, minutes FROM figures_minutes WHERE player_id = $1
       ORDER BY figures_minutes.day OFFSET $2 LIMIT $3`,
      [player, offset, limit],
    ),
}
