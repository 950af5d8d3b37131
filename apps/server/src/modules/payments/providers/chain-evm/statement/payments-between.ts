import type { FollowNeeds } from '../needs.ts'
import { NodeSilent } from '../node.ts'
import type { Transfer } from '../sighting.ts'
import { paymentsIn } from '../transfers-in.ts'

/** A payment in its block. */
export interface PlacedTransfer extends Transfer {
  readonly height: bigint
  /** Epoch milliseconds. */
  readonly at: number
}

/** Nodes limit how many blocks and addresses a question about logs may name. */
const blocksAtOnce = 1_000n
const addressesAtOnce = 500

/**
 * Everything that blocks moved from or to one of these addresses (small letters): ether out of whole blocks, tokens where their logs name
 * one of them.
 * @param end the first block that is not read. @throws NodeSilent or NodeRefused
 */
export async function paymentsBetween(
  needs: FollowNeeds,
  { first, end }: { readonly first: bigint; readonly end: bigint },
  addresses: ReadonlySet<string>,
): Promise<PlacedTransfer[]> {
  const found: PlacedTransfer[] = []
  for (let from = first; from < end; from += blocksAtOnce) {
    const to = from + blocksAtOnce < end ? from + blocksAtOnce : end
    const withTokens = await heightsOfTokens(needs, { from, to: to - 1n }, [...addresses])
    for (let height = from; height < to; height += 1n) {
      const payments = await paymentsAt(needs, height, withTokens.has(height))
      found.push(
        ...payments.filter(({ address, payer }) => addresses.has(address) || addresses.has(payer)),
      )
    }
  }
  return found
}

/** What one block moved. @param withTokens false where it is known to have moved none of our tokens that matter. */
export async function paymentsAt(
  { node, chain }: FollowNeeds,
  height: bigint,
  withTokens: boolean,
): Promise<PlacedTransfer[]> {
  const block = await node.blockAt(height)
  if (!block) throw new NodeSilent('the node has no block where it said it has one')
  const logs = withTokens ? await node.transfers(block.hash, Object.values(chain.tokens)) : []
  const at = Number(block.timestamp) * 1_000
  return paymentsIn(chain, block.transactions, logs).map((one) => ({ ...one, height, at }))
}

async function heightsOfTokens(
  { node, chain }: FollowNeeds,
  range: { readonly from: bigint; readonly to: bigint },
  addresses: readonly string[],
): Promise<ReadonlySet<bigint>> {
  const tokens = Object.values(chain.tokens)
  const heights = new Set<bigint>()
  for (let at = 0; at < addresses.length && tokens.length > 0; at += addressesAtOnce) {
    const some = addresses.slice(at, at + addressesAtOnce)
    for (const height of await node.heightsOfTransfers({ ...range, tokens, addresses: some }))
      heights.add(height)
  }
  return heights
}
