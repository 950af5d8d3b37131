import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { PlayerId } from '#platform/ids'

/** Labels a real-money player's cash as test money; false when it was labelled already or the player has no cash. */
export async function markTestMoney(on: Queryable, player: PlayerId): Promise<boolean> {
  const rows = await rowsOf(on, statement, [player])
  return rows.length > 0
}

const statement = `
  UPDATE wallet_purse SET is_test_money = true
  WHERE player_id = $1 AND user_type = 1 AND NOT is_test_money
  RETURNING player_id`
