import type { Queryable } from '#platform/database'
import type { Purse } from '../purse.ts'

export async function insertPurse(on: Queryable, purse: Purse): Promise<void> {
  const { player, userType, cash, credits, isTestMoney } = purse
  await on.query(statement, [player, userType, cash, credits, isTestMoney])
}

const statement = `
  INSERT INTO wallet_purse (player_id, user_type, cash_account, credits_account, is_test_money)
  VALUES ($1, $2, $3, $4, $5)`
