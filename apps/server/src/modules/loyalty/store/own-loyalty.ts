import type { OwnRows } from '#platform/personal-data/own-rows'
import { rowsOf } from '#platform/rows'

/** A list of a player's rows, for their own copy. */
const rowsFrom = (of: string, statement: string): OwnRows => ({
  of,
  read: (on, player, { offset, limit }) =>
    rowsOf(on, `${statement} OFFSET $2 LIMIT $3`, [player, offset, limit]),
})

/** What the program keeps of a player, for their own copy. Points are hundred-thousandths, amounts cents. */
export const ownLoyalty: readonly OwnRows[] = [
  rowsFrom(
    'standing',
    `SELECT rounds::float8 AS rounds, lifetime::float8 AS lifetime, told_level, earned_at
     FROM loyalty_player WHERE player_id = $1`,
  ),
  rowsFrom(
    'compPoints',
    `SELECT round_id, at, turnover::float8 AS turnover, points::float8 AS points, tokens, tickets, withheld
     FROM loyalty_round WHERE player_id = $1 ORDER BY number`,
  ),
  rowsFrom(
    'roundsTakenBack',
    `SELECT round_id, at, stake::float8 AS stake, payout::float8 AS payout, turnover::float8 AS turnover, points::float8 AS points, tickets
     FROM loyalty_round_taken_back WHERE player_id = $1 ORDER BY loyalty_round_taken_back.id`,
  ),
  rowsFrom('levelsOwed', `SELECT above, level FROM loyalty_level_owed WHERE player_id = $1`),
  rowsFrom(
    'pointsGiven',
    `SELECT units::float8 AS points, cause, at FROM loyalty_gift WHERE player_id = $1 ORDER BY id`,
  ),
  rowsFrom(
    'exchanges',
    `SELECT points::float8 AS points, amount::float8 AS amount, at FROM loyalty_conversion WHERE player_id = $1 ORDER BY id`,
  ),
  rowsFrom(
    'cashback',
    `SELECT to_char(week, 'YYYY-MM-DD') AS week, loss::float8 AS loss, level, amount::float8 AS amount, withheld, state, claimed_at
     FROM loyalty_cashback WHERE player_id = $1 ORDER BY loyalty_cashback.week`,
  ),
  rowsFrom(
    'lotto',
    `SELECT run.number, run.count AS tickets, place, amount::float8 AS amount, given
     FROM loyalty_draw_run AS run LEFT JOIN loyalty_draw_prize AS prize USING (number, player_id)
     WHERE player_id = $1 ORDER BY run.number, place`,
  ),
]
