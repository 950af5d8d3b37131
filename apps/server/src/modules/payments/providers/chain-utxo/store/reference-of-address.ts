import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const statement = `
  SELECT reference, address FROM payments_utxo_address
  WHERE provider = $1 AND branch = 0 AND (address = $2 OR reference = $3)
  ORDER BY address = $2 DESC LIMIT 1`

/** A player's address as the cashier calls it, by itself or by that name. */
export async function referenceOfAddress(
  on: Queryable,
  provider: string,
  about: { readonly address: string; readonly reference: string },
): Promise<{ readonly address: string; readonly reference: string } | null> {
  const values = [provider, about.address, about.reference]
  const [row] = await rowsOf<{ address: string; reference: string }>(on, statement, values)
  return row ?? null
}
