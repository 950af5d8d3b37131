import { type KindOfMoney, kindOfMoney } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import { smallestUuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** What was bet and won in a game in a time, in one sort of money. Minor units. */
export interface GameOfDay {
  readonly gameId: number
  readonly game: string
  readonly money: KindOfMoney
  /** Bets that were made, counted where the player's own money is. */
  readonly bets: number
  readonly staked: bigint
  readonly won: bigint
  /** The sum of the squares of what bets cost, for the width of what is to be expected. */
  readonly squares: string
}

// A step moves what it takes and gives at its own time, wherever its round began; and what a pot pays is the pot's money.
const statement = `
  SELECT moved.game_id AS "gameId", max(moved.name) AS game, ${kindOfMoney('account', 'purse')} AS money,
    sum(moved.bets)::int AS bets, sum(moved.taken)::bigint AS staked, sum(moved.given)::bigint AS won,
    sum(moved.square)::text AS squares
  FROM (
    SELECT definition.game_id, definition.name, side.*
    FROM play_step AS step JOIN play_definition AS definition ON definition.id = step.definition_id
    CROSS JOIN LATERAL (VALUES
      (step.pocket, (step.sequence = 0)::int,
        CASE WHEN step.sequence = 0 THEN step.stake ELSE coalesce(step.raised, 0) END - coalesce(step.pot_taken, 0),
        CASE WHEN step.finished THEN step.payout ELSE 0 END - coalesce(step.pot_given, 0),
        CASE WHEN step.sequence = 0 THEN step.stake::numeric * step.stake ELSE 0 END),
      (step.pot, 0, step.pot_taken, step.pot_given, 0)
    ) AS side (account, bets, taken, given, square)
    WHERE step.at >= $1 AND step.at < $2 AND step.round_id < $3 AND side.account IS NOT NULL
  ) AS moved
  JOIN ledger_account AS account ON account.id = moved.account
  LEFT JOIN wallet_purse AS purse ON purse.player_id = account.player_id
  GROUP BY 1, 3 ORDER BY 1, 3`

/** Our own games in a time. @param time epoch milliseconds; `to` is not included. */
export const gamesOfTime = (
  on: Queryable,
  time: { readonly from: number; readonly to: number },
): Promise<GameOfDay[]> =>
  rowsOf<GameOfDay>(on, statement, [isoTime(time.from), isoTime(time.to), smallestUuidV7(time.to)])
