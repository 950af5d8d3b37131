import type { TestChains } from './open-chains.ts'
import { tooDeep } from './read-from.ts'
import type { TestChainKind } from './test-chain.ts'

/** Takes the newest blocks of a chain back and puts others in their place. @returns why not; null when it was done. */
export async function takeBack(
  chains: TestChains,
  kind: TestChainKind,
  depth: number,
): Promise<string | null> {
  const chain = await chains.open(kind)
  const readFrom = chains.readFrom(kind).height()
  const no = tooDeep(depth, { height: await chain.height(), readFrom })
  if (no !== null) return no
  // A block that is made meanwhile would bring back what is to go.
  chains.holdBlocks(kind)
  await chain.reorganise(depth)
  return null
}
