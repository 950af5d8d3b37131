import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What a player plays for. */
export interface MoneyOfPlayer {
  readonly player: number
  readonly money: 'real' | 'test' | 'play'
}

const question = `
  SELECT player_id::float8 AS player,
    CASE WHEN user_type = 2 THEN 'play' WHEN is_test_money THEN 'test' ELSE 'real' END AS money
  FROM wallet_purse WHERE player_id > $1 AND player_id <= $2`

/** What those between two numbers (the first excluded, the last included) play for. */
export const moneyOfPlayers = (
  on: Queryable,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<MoneyOfPlayer[]> => rowsOf<MoneyOfPlayer>(on, question, [after, upTo])
