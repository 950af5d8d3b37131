import type { Queryable } from '#platform/database'

const statement = `
  WITH begun AS (
    INSERT INTO payments_utxo_chain (provider, network, genesis, xpub, path, fingerprint, height, watch_until)
    VALUES ($1, $2, $3, $4, $5, $6, $7, now())
    ON CONFLICT (provider) DO NOTHING
    RETURNING provider, height
  )
  INSERT INTO payments_utxo_block (provider, height, hash) SELECT provider, height, $8 FROM begun`

/** Begins to read a chain at its present end. @returns false when it was begun before; nothing is done then. */
export async function beginChain(
  on: Queryable,
  begun: {
    readonly provider: string
    readonly network: string
    readonly genesis: string
    readonly xpub: string
    readonly path: string
    readonly fingerprint: string
    readonly height: number
    readonly hash: string
  },
): Promise<boolean> {
  const { provider, network, genesis, xpub, path, fingerprint, height, hash } = begun
  const values = [provider, network, genesis, xpub, path, fingerprint, height, hash]
  return (await on.query(statement, values)).rowCount === 1
}
