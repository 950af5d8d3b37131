import type { EvmNode } from '../node.ts'
import { NodeSilent } from '../node.ts'

/** The first block whose header says this time (epoch milliseconds) or a later one; one after the last where there is none. */
async function firstSince(node: EvmNode, tip: bigint, ms: number): Promise<bigint> {
  let [low, high] = [0n, tip + 1n]
  while (low < high) {
    const middle = (low + high) / 2n
    const head = await node.headAt(middle)
    if (!head) throw new NodeSilent('the node has no block where it said it has one')
    if (Number(head.timestamp) * 1_000 >= ms) high = middle
    else low = middle + 1n
  }
  return low
}

/** Heights of the blocks of a time (the end not included): each block's header says a later time than the one before. */
export async function findBlocks(
  node: EvmNode,
  tip: bigint,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly first: bigint; readonly end: bigint }> {
  const first = await firstSince(node, tip, from)
  return { first, end: await firstSince(node, tip, to) }
}
