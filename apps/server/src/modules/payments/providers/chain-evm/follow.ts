import { type Lease, whileHolding } from '#platform/leases/lease'
import type { Block, Head } from './node.ts'
import type { FollowNeeds } from './needs.ts'
import { leaveBlocksAbove, rememberBlocks, rememberedHash } from './store/blocks.ts'
import { scannedHeight } from './store/chain-row.ts'
import { ownAddresses } from './store/addresses.ts'
import { seeTransfer } from './store/see-transfer.ts'
import type { Transfer } from './sighting.ts'
import { paymentsIn, paymentsPlanned } from './transfers-in.ts'

/**
 * How far the chain was read. `behind`: the node has less than we have read, or a branch that is shorter than ours, and nothing is
 * concluded from it. `lost`: it left us further back than we remember, which is for people.
 */
export type Followed =
  | { readonly type: 'read'; readonly tip: bigint }
  | { readonly type: 'behind' }
  | { readonly type: 'lost' }

/** Blocks that are read before they are written down together. */
const atOnce = 32n
/** Reads the chain to its last block: leaves what it left, and writes down every payment to us. */
export async function followChain(needs: FollowNeeds, lease: Lease): Promise<Followed> {
  const head = await needs.node.head()
  const scanned = await scannedHeight(needs.database, needs.key)
  const common = await commonHeight(needs, head, scanned)
  if (common === 'behind' || common === 'lost') return { type: common }
  if (common < scanned) {
    if (head.number < scanned || common === head.number) return { type: 'behind' }
    needs.log.warn(
      { chain: needs.chain.id, from: String(common), was: String(scanned) },
      'the chain left blocks that were read',
    )
    await whileHolding(needs.database, lease, (tx) => leaveBlocksAbove(tx, needs.key, common))
  }
  for (let from = common; from < head.number; from += atOnce) {
    const to = from + atOnce < head.number ? from + atOnce : head.number
    if (!(await readBlocks(needs, lease, from, to))) return { type: 'behind' }
  }
  return { type: 'read', tip: head.number }
}

/** The last block that we and the node agree on. */
async function commonHeight(
  { database, key, node }: FollowNeeds,
  head: Head,
  scanned: bigint,
): Promise<bigint | 'behind' | 'lost'> {
  for (let height = scanned < head.number ? scanned : head.number; ; height -= 1n) {
    const ours = await rememberedHash(database, key, height)
    if (ours === undefined) return 'lost'
    const theirs = height === head.number ? head : await node.headAt(height)
    if (!theirs) return 'behind'
    if (theirs.hash === ours) return height
  }
}

/** False when the chain moved under us: the next look finds out how. */
async function readBlocks(
  needs: FollowNeeds,
  lease: Lease,
  from: bigint,
  to: bigint,
): Promise<boolean> {
  const { node, database, key, chain } = needs
  const blocks: Block[] = []
  const seen: { readonly transfer: Transfer; readonly height: bigint }[] = []
  let parent = await rememberedHash(database, key, from)
  for (let height = from + 1n; height <= to; height += 1n) {
    const block = await node.blockAt(height)
    if (!block || block.parentHash !== parent || block.number !== height) return false
    parent = block.hash
    blocks.push(block)
    const logs = await node.transfers(block.hash, Object.values(chain.tokens))
    if (logs.some(({ blockHash }) => blockHash !== block.hash)) return false
    const payments = paymentsIn(chain, block.transactions, logs)
    for (const transfer of await ours(needs, payments)) {
      if (transfer.ordinal !== -1 || (await wentThrough(needs, transfer.hash)))
        seen.push({ transfer, height })
    }
  }
  await whileHolding(database, lease, async (tx) => {
    for (const { transfer, height } of seen) await seeTransfer(tx, key, transfer, height)
    await rememberBlocks(tx, key, blocks)
  })
  return true
}

/** A token writes its transfer down only when it was made; ether that a failed transaction carried stays where it was. */
const wentThrough = async ({ node }: FollowNeeds, hash: string): Promise<boolean> =>
  (await node.receipt(hash))?.status === true

/** Writes down what waits for a block. @returns nothing: what is not seen here is seen in its block. */
export async function lookAtPool(needs: FollowNeeds, lease: Lease): Promise<void> {
  const planned = await ours(needs, paymentsPlanned(needs.chain, await needs.node.pool()))
  if (planned.length === 0) return
  await whileHolding(needs.database, lease, async (tx) => {
    for (const transfer of planned) await seeTransfer(tx, needs.key, transfer, null)
  })
}

/** What of this is paid to a player's address by somebody else: what we move between our own addresses is no deposit. */
async function ours(
  needs: FollowNeeds,
  payments: readonly Transfer[],
): Promise<readonly Transfer[]> {
  const { database, chain, addresses } = needs
  if (payments.length === 0) return []
  const find = async (which: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = await ownAddresses(database, chain.id, [...new Set(which)])
    return new Map(found.map(({ address }) => [address.toLowerCase(), address]))
  }
  const paid = await find(payments.map(({ address }) => address))
  const toUs = payments.flatMap((payment) => {
    const address = paid.get(payment.address)
    return address === undefined ? [] : [{ ...payment, address }]
  })
  if (toUs.length === 0) return []
  const senders = await find(toUs.map(({ sender }) => sender))
  const hot = addresses.hotAddress.toLowerCase()
  return toUs.filter(({ sender }) => sender !== hot && !senders.has(sender))
}
