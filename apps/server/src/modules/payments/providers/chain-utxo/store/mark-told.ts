import type { Queryable } from '#platform/database'
import type { Untold } from '../../../chain-scanner.ts'

const statement = `
  DELETE FROM payments_utxo_untold WHERE provider = $1 AND kind = $2 AND about = $3 AND version = $4`

/** The cashier heard of it; what changed since then is still to be told. */
export async function markTold(on: Queryable, provider: string, one: Untold): Promise<void> {
  await on.query(statement, [provider, one.kind, one.about, one.version])
}
