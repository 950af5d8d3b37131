import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What a game's bets of some days came to, all sorts of money together. Minor units. */
export interface BetsOfGame {
  readonly gameId: number
  readonly bets: number
  readonly staked: number
  readonly won: number
  /** Of what bets cost; nothing where no spread is known. */
  readonly squares: number
}

const question = `
  SELECT game_id AS "gameId", sum(bets)::float8 AS bets, sum(staked)::float8 AS staked, sum(won)::float8 AS won,
    sum(squares)::float8 AS squares
  FROM backoffice_day_game WHERE day BETWEEN $1 AND $2 GROUP BY game_id`

/** @param period days; both are included. */
export const betsOfGames = (
  on: Queryable,
  period: { readonly from: string; readonly to: string },
): Promise<BetsOfGame[]> => rowsOf<BetsOfGame>(on, question, [period.from, period.to])
