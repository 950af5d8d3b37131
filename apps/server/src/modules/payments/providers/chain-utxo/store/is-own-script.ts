import type { Queryable } from '#platform/database'

const statement = `SELECT FROM payments_utxo_address WHERE provider = $1 AND script = $2`

export async function isOwnScript(
  on: Queryable,
  provider: string,
  script: string,
): Promise<boolean> {
  return (await on.query(statement, [provider, script])).rowCount === 1
}
