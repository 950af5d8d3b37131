import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

const begin = `
  WITH begun AS (
    INSERT INTO payments_evm_chain (chain, provider, scanned_height, next_nonce) VALUES ($1, $2, $3, $4)
    ON CONFLICT (chain) DO NOTHING
    RETURNING chain, scanned_height
  )
  INSERT INTO payments_evm_block (chain, height, hash) SELECT chain, scanned_height, $5 FROM begun`

/** Begins to follow a chain after this block, unless it is followed already. @param begun.nonce the hot address's next one. */
export async function beginChain(
  on: Queryable,
  chain: string,
  begun: {
    readonly provider: string
    readonly block: { readonly number: bigint; readonly hash: string }
    readonly nonce: bigint
  },
): Promise<void> {
  const { provider, block, nonce } = begun
  await on.query(begin, [chain, provider, block.number, nonce, block.hash])
}

const scanned = `SELECT scanned_height FROM payments_evm_chain WHERE chain = $1`

/** The last block that was read. @throws for a chain that is not followed. */
export async function scannedHeight(on: Queryable, chain: string): Promise<bigint> {
  const [row] = await rowsOf<{ scanned_height: bigint }>(on, scanned, [chain])
  if (!row) throw new Error(`the chain ${chain} is not followed`)
  return row.scanned_height
}

const chainsOf = `SELECT chain, scanned_height AS tip FROM payments_evm_chain WHERE provider = $1 ORDER BY chain`

/** Every chain that this provider ever followed, with the last block that was read. */
export const chainsFollowed = (
  on: Queryable,
  provider: string,
): Promise<{ chain: string; tip: bigint }[]> => rowsOf(on, chainsOf, [provider])

const takeNonce = `
  UPDATE payments_evm_chain SET next_nonce = next_nonce + 1 WHERE chain = $1 RETURNING next_nonce - 1 AS nonce`

/** The hot address's next nonce; nobody else gets one until the transaction ends. @throws for a chain that is not followed. */
export async function nextNonce(tx: Transaction, chain: string): Promise<bigint> {
  const [row] = await rowsOf<{ nonce: bigint }>(tx, takeNonce, [chain])
  if (!row) throw new Error(`the chain ${chain} is not followed`)
  return row.nonce
}

const putBack = `UPDATE payments_evm_chain SET next_nonce = next_nonce - 1 WHERE chain = $1`

/** In the transaction that took it: nobody used the nonce. */
export async function giveNonceBack(tx: Transaction, chain: string): Promise<void> {
  await tx.query(putBack, [chain])
}
