import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { type Branch, branches } from '../account.ts'

const receiving = `
  UPDATE payments_utxo_chain SET next_receiving = next_receiving + 1
  WHERE provider = $1 RETURNING next_receiving - 1 AS number`

const change = `
  UPDATE payments_utxo_chain SET next_change = next_change + 1
  WHERE provider = $1 RETURNING next_change - 1 AS number`

/** The next number of a branch. Its row is held until the end, so numbers become visible in order and without a gap. */
export async function takeNumber(
  tx: Transaction,
  provider: string,
  branch: Branch,
): Promise<number> {
  const statement = branch === branches.receiving ? receiving : change
  const [row] = await rowsOf<{ number: number }>(tx, statement, [provider])
  if (!row) throw new Error(`${provider} was not begun`)
  return row.number
}
