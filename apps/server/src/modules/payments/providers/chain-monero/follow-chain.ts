import type { Database } from '#platform/database'
import { type Lease, whileHolding } from '#platform/leases/lease'
import type { MoneroNode } from './monero-node.ts'
import type { MoneroWallet, Transfer } from './monero-wallet.ts'
import type { ChainRow } from './store/chain-row.ts'
import { countTransfers } from './store/count-transfers.ts'
import { loseTransfers } from './store/lose-transfers.ts'
import { moveChain } from './store/move-chain.ts'
import { notePlace } from './store/note-batch.ts'
import { openBatches } from './store/open-batches.ts'
import { openNumbers } from './store/open-numbers.ts'
import { seeTransfers } from './store/see-transfers.ts'
import { tellDeposits, tellPayouts } from './store/untold.ts'
import { terms } from './terms.ts'

export interface Following {
  readonly database: Database
  readonly node: MoneroNode
  readonly wallet: MoneroWallet
}

/** How the chain stood: `moving` while wallet and node do not tell of the same block. */
export type Standing = 'level' | 'moving' | 'behind' | 'forked' | 'silent'

const { provider, confirmations, deepestReorganisation } = terms

/**
 * Reads what the wallet sees, when it has read what the node has: of an older moment it would tell payments that are gone. The wallet must be ready.
 */
export async function followChain(
  { database, node, wallet }: Following,
  lease: Lease,
  row: ChainRow,
): Promise<Standing> {
  await wallet.refresh()
  const tip = await node.tip()
  if (tip.height < row.anchor_height) return 'behind'
  if ((await node.hashAt(row.anchor_height)) !== row.anchor_hash) return 'forked'
  if ((await wallet.height()) !== tip.height) return 'moving'
  const above = row.anchor_height
  const readAbove = Math.min(above, (row.lowest_open ?? above + 1) - 1)
  const seen = await wallet.transfersAbove(readAbove)
  const anchor = await nextAnchor(node, row, tip.height)
  const batches = await openBatches(database, provider, above)
  const places = await node.places(batches.flatMap(({ txid }) => (txid === null ? [] : [txid])))
  const heights = new Map(places.map(({ txid, height }) => [txid, height]))
  // Blocks that came or went meanwhile make one picture of two moments.
  const isOneMoment = (await node.tip()).hash === tip.hash && (await wallet.height()) === tip.height
  if (!isOneMoment) return 'moving'
  await whileHolding(database, lease, async (tx) => {
    const changed = [
      ...(await seeTransfers(tx, provider, seen)),
      ...(await loseTransfers(tx, provider, above, seen)),
      ...(await openNumbers(tx, provider)),
    ]
    await countTransfers(tx, provider, tip.height, confirmations)
    await tellDeposits(tx, provider, [...new Set(changed)])
    const told: string[] = []
    for (const { id, txid, height } of batches) {
      const place = (txid === null ? null : heights.get(txid)) ?? null
      await notePlace(tx, id, place)
      if (place !== height || place !== null) told.push(id)
    }
    if (tip.height !== row.height || changed.length > 0) await tellPayouts(tx, provider, told)
    await moveChain(tx, provider, tip.height, anchor)
  })
  return 'level'
}

async function nextAnchor(
  node: MoneroNode,
  row: ChainRow,
  tip: number,
): Promise<{ readonly height: number; readonly hash: string }> {
  const height = Math.max(row.anchor_height, tip - deepestReorganisation)
  const hash = height === row.anchor_height ? row.anchor_hash : await node.hashAt(height)
  return { height, hash: hash ?? row.anchor_hash }
}

/** Sums of one moment, for whoever compares books. */
export const isCounted = (one: Transfer, tip: number): boolean =>
  one.height !== null && !one.locked && tip - one.height + 1 >= confirmations
