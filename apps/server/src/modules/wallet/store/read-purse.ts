import { accountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { Purse } from '../purse.ts'

interface PurseRow {
  readonly user_type: 1 | 2
  readonly cash_account: bigint
  readonly credits_account: bigint
  readonly is_test_money: boolean
}

/** The player's purse. @throws Error when the player has none. */
export async function readPurse(on: Queryable, player: PlayerId): Promise<Purse> {
  const [row] = await rowsOf<PurseRow>(on, statement, [player])
  if (!row) throw new Error(`player ${player} has no purse`)
  return {
    player,
    userType: row.user_type,
    cash: accountId(row.cash_account),
    credits: accountId(row.credits_account),
    isTestMoney: row.is_test_money,
  }
}

const statement = `
  SELECT user_type, cash_account, credits_account, is_test_money
  FROM wallet_purse WHERE player_id = $1`
