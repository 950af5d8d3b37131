import type { ChainBlock } from '../node/chain-block.ts'
import type { ChainNode } from '../node/chain-node.ts'

export interface DeepBlock {
  readonly block: ChainBlock
  /** Blocks that stand on it, itself included. */
  readonly confirmations: number
}

/** Two weeks of Litecoin: who asks for what is further back gets no answer. */
export const mostBlocks = 8_000
/** A header may say a time that is as wrong as this, so the first older block is not the end. */
const driftMs = 2 * 60 * 60_000
const olderInARow = 11

/**
 * Reads a chain from its tip down to the blocks of a time (epoch milliseconds, the end not included), each following the hash that the
 * one above it names, so that all are of one branch. A block belongs to the time that its header says.
 * @param read what is kept of each of them: whole blocks of a day would not fit into memory.
 * @returns null where the time lies too far back. @throws NodeSilence or NodeRefusal
 */
export async function readBlocks<Kept>(
  node: ChainNode,
  { from, to }: { readonly from: number; readonly to: number },
  read: (deep: DeepBlock) => readonly Kept[],
): Promise<Kept[] | null> {
  const tip = await node.tip()
  const kept: Kept[] = []
  let [hash, older] = [tip.hash, 0]
  for (let confirmations = 1; confirmations <= mostBlocks; confirmations++) {
    // The first block of all has nothing in it that could be spent.
    if (confirmations > tip.height) return kept
    const block = await node.block(hash)
    if (block.at >= from && block.at < to) kept.push(...read({ block, confirmations }))
    older = block.at < from - driftMs ? older + 1 : 0
    if (older >= olderInARow) return kept
    hash = block.parent
  }
  return null
}
