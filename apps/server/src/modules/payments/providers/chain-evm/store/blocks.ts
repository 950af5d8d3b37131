import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Blocks that are remembered: a chain that left us further back than this is left to people. */
const remembered = 256n

const hashOf = `SELECT hash FROM payments_evm_block WHERE chain = $1 AND height = $2`

/** The hash of a block as it was read; undefined for one that is not remembered. */
export async function rememberedHash(
  on: Queryable,
  chain: string,
  height: bigint,
): Promise<string | undefined> {
  return (await rowsOf<{ hash: string }>(on, hashOf, [chain, height]))[0]?.hash
}

const insert = `
  INSERT INTO payments_evm_block (chain, height, hash)
  SELECT $1, * FROM unnest($2::bigint[], $3::text[])`
const advance = `UPDATE payments_evm_chain SET scanned_height = $2 WHERE chain = $1`
const forget = `DELETE FROM payments_evm_block WHERE chain = $1 AND height <= $2`

/** Remembers blocks that were read, in order. */
export async function rememberBlocks(
  tx: Transaction,
  chain: string,
  blocks: readonly { readonly number: bigint; readonly hash: string }[],
): Promise<void> {
  const last = blocks.at(-1)
  if (!last) return
  await tx.query(insert, [chain, blocks.map((one) => one.number), blocks.map((one) => one.hash)])
  await tx.query(advance, [chain, last.number])
  await tx.query(forget, [chain, last.number - remembered])
}

const forgetAbove = `DELETE FROM payments_evm_block WHERE chain = $1 AND height > $2`
const sightings = `
  UPDATE payments_evm_sighting SET
    state = CASE state WHEN 'included' THEN 'waiting' ELSE state END,
    height = NULL, missing_since = clock_timestamp(), changed_at = clock_timestamp()
  WHERE chain = $1 AND height > $2 AND state IN ('included', 'done')`
const spends = `
  UPDATE payments_evm_spend SET state = 'open', reason = NULL, txid = NULL, height = NULL, fee_native = NULL,
    changed_at = clock_timestamp()
  WHERE chain = $1 AND height > $2 AND state <> 'refused'`

/** The chain has other blocks from here on: what was in ours is in none now, until it is seen again. */
export async function leaveBlocksAbove(
  tx: Transaction,
  chain: string,
  height: bigint,
): Promise<void> {
  await tx.query(forgetAbove, [chain, height])
  await tx.query(sightings, [chain, height])
  await tx.query(spends, [chain, height])
  await tx.query(advance, [chain, height])
}
