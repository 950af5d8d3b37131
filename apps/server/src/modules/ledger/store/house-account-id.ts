import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** The house's account for a purpose at a till; null when it has none yet. */
export async function houseAccountId(
  on: Queryable,
  account: { readonly code: number; readonly currency: number; readonly till: number },
): Promise<bigint | null> {
  const { code, currency, till } = account
  const rows = await rowsOf<{ id: bigint }>(on, statement, [code, currency, till])
  return rows[0]?.id ?? null
}

const statement = `
  SELECT id FROM ledger_account
  WHERE player_id IS NULL AND code = $1 AND currency = $2 AND till = $3`
