import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_monero_chain SET height = $2, anchor_height = $3, anchor_hash = $4 WHERE provider = $1`

/** The chain was read to a block. */
export async function moveChain(
  tx: Transaction,
  provider: string,
  height: number,
  anchor: { readonly height: number; readonly hash: string },
): Promise<void> {
  await tx.query(statement, [provider, height, anchor.height, anchor.hash])
}
