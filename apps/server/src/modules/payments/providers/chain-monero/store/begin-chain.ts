import type { Queryable } from '#platform/database'

const statement = `
  INSERT INTO payments_monero_chain (provider, network, address, height, anchor_height, anchor_hash, watch_until)
  VALUES ($1, $2, $3, $4, $4, $5, now())
  ON CONFLICT (provider) DO NOTHING`

/** Begins to read a chain at a block. */
export async function beginChain(
  on: Queryable,
  provider: string,
  chain: {
    readonly network: string
    readonly address: string
    readonly height: number
    readonly hash: string
  },
): Promise<void> {
  const { network, address, height, hash } = chain
  await on.query(statement, [provider, network, address, height, hash])
}
