import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

const statement = `
  SELECT DISTINCT number FROM payments_monero_transfer WHERE provider = $1 AND state = 'mined' AND counted_at IS NULL`

/** At which addresses is there something that gets more blocks? */
export async function openNumbers(tx: Transaction, provider: string): Promise<number[]> {
  const rows = await rowsOf<{ number: number }>(tx, statement, [provider])
  return rows.map(({ number }) => number)
}
