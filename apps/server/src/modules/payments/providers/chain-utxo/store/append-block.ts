import type { Transaction } from '#platform/database'

// Older ones are never asked for: a reorganisation as deep is for people.
const statement = `
  WITH forgotten AS (
    DELETE FROM payments_utxo_block WHERE provider = $1 AND height < $2 - 1000
  ), appended AS (
    INSERT INTO payments_utxo_block (provider, height, hash) VALUES ($1, $2, $3)
  )
  UPDATE payments_utxo_chain SET height = $2 WHERE provider = $1 AND height = $2 - 1`

/** @throws Error when the block does not follow the last one. */
export async function appendBlock(
  tx: Transaction,
  provider: string,
  height: number,
  hash: string,
): Promise<void> {
  const { rowCount } = await tx.query(statement, [provider, height, hash])
  if (rowCount !== 1) throw new Error(`block ${height} of ${provider} does not follow the last one`)
}
