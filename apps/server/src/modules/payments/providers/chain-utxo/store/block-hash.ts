import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const statement = `SELECT hash FROM payments_utxo_block WHERE provider = $1 AND height = $2`

/** The block that we read at a height; null when it is too long ago. */
export async function blockHash(
  on: Queryable,
  provider: string,
  height: number,
): Promise<string | null> {
  const [row] = await rowsOf<{ hash: string }>(on, statement, [provider, height])
  return row?.hash ?? null
}
