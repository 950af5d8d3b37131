import type { Database } from '#platform/database'
import { type Lease, whileHolding } from '#platform/leases/lease'
import type { Coin } from './coins.ts'
import type { ChainBlock } from './node/chain-block.ts'
import type { ChainNode } from './node/chain-node.ts'
import type { ScriptBook } from './script-book.ts'
import { sightingsIn } from './sightings.ts'
import { appendBlock } from './store/append-block.ts'
import { blockHash } from './store/block-hash.ts'
import { buryBatches } from './store/bury-batches.ts'
import type { ChainRow } from './store/chain-row.ts'
import { countOutputs } from './store/count-outputs.ts'
import { dropBlock } from './store/drop-block.ts'
import { giveUpMissing } from './store/give-up-missing.ts'
import { insertOutputs } from './store/insert-outputs.ts'
import { insertSpends } from './store/insert-spends.ts'
import { markChanges } from './store/mark-changes.ts'
import { mineBatches } from './store/mine-batches.ts'
import { spendOutputs } from './store/spend-outputs.ts'
import { voidRivals } from './store/void-rivals.ts'

export interface Following {
  readonly database: Database
  readonly coin: Coin
  readonly node: ChainNode
  readonly book: ScriptBook
}

/**
 * Where we are beside the node. `behind`: it has fewer blocks than we have read; `forked`: it never had what we read, or another network's
 * chain. Nothing is believed of either.
 */
export type Followed =
  | { readonly type: 'level'; readonly height: number }
  | { readonly type: 'behind' | 'forked' }

/** Blocks that a credited payment may be without one, once the node no longer knows of it. */
const lostAfterBlocks = 3

/** Reads the blocks that are new, and takes back those that are no longer in the chain. */
export async function followChain(
  following: Following,
  lease: Lease,
  row: ChainRow,
): Promise<Followed> {
  const { node } = following
  const tip = await node.tip()
  if (tip.network !== row.network) return { type: 'forked' }
  if (tip.height < row.height) return { type: 'behind' }
  const common = await commonHeight(following, row)
  if (common === null) return { type: 'forked' }
  for (let height = row.height; height > common; height--) await drop(following, lease, height)
  for (let height = common + 1; height <= tip.height; height++) {
    const followed = await append(following, lease, height)
    // The chain went another way while it was read: the next look finds where.
    if (!followed) return { type: 'level', height: height - 1 }
  }
  return { type: 'level', height: tip.height }
}

/** The last block that the node and we both have; null when it lies too deep. */
async function commonHeight(
  { database, coin, node }: Following,
  row: ChainRow,
): Promise<number | null> {
  const deepest = Math.max(0, row.height - coin.deepestReorganisation)
  for (let height = row.height; height >= deepest; height--) {
    const read = await blockHash(database, coin.provider, height)
    if (read === null) return null
    if ((await node.hashAt(height)) === read) return height
  }
  return null
}

async function drop({ database, coin }: Following, lease: Lease, height: number): Promise<void> {
  await whileHolding(database, lease, async (tx) => {
    await dropBlock(tx, coin.provider, height)
    await markChanges(tx, coin.provider, height - 1)
  })
}

/** @returns false when the block at this height does not follow the last one that was read. */
async function append(following: Following, lease: Lease, height: number): Promise<boolean> {
  const { database, coin, node, book } = following
  const hash = await node.hashAt(height)
  if (hash === null) return false
  const block = await node.block(hash)
  await book.refresh(database)
  return whileHolding(database, lease, async (tx) => {
    if ((await blockHash(tx, coin.provider, height - 1)) !== block.parent) return false
    await appendBlock(tx, coin.provider, height, hash)
    const { outputs, spends } = sightingsIn(block.transactions, book)
    await insertOutputs(tx, coin.provider, outputs, height)
    await insertSpends(tx, coin.provider, spends)
    const spent = spentIn(block)
    await voidRivals(tx, coin.provider, spent, height)
    await spendOutputs(tx, coin.provider, spent, height)
    const txids = block.transactions.map(({ txid }) => txid)
    await mineBatches(tx, coin.provider, txids, height)
    await countOutputs(tx, coin.provider, height, coin.confirmations)
    const after = { neverCounted: coin.givenUpAfter, counted: lostAfterBlocks }
    await giveUpMissing(tx, coin.provider, height, after)
    await buryBatches(tx, coin.provider, height, coin.confirmations[0]?.blocks ?? 1)
    await markChanges(tx, coin.provider, height)
    return true
  })
}

const spentIn = ({ transactions }: ChainBlock): { outpoint: string; by: string }[] =>
  transactions.flatMap(({ txid, spends }) => spends.map((outpoint) => ({ outpoint, by: txid })))
