import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Opens an account and returns its id; null when its owner has one for this purpose already. */
export async function insertAccount(
  on: Queryable,
  account: {
    readonly code: number
    readonly player: number | null
    readonly till: number | null
    readonly currency: number
  },
): Promise<bigint | null> {
  const rows = await rowsOf<{ id: bigint }>(on, statement, [
    account.code,
    account.player,
    account.till,
    account.currency,
    account.player !== null,
  ])
  return rows[0]?.id ?? null
}

const statement = `
  INSERT INTO ledger_account (id, code, player_id, till, currency, may_not_go_negative)
  VALUES (nextval('ledger_account_number') * 64 + $4::smallint, $1, $2, $3, $4::smallint, $5)
  ON CONFLICT DO NOTHING
  RETURNING id`
