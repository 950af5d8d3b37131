import type { EvmNeeds, FollowNeeds } from './needs.ts'
import { NodeSilent } from './node.ts'
import { beginChain, chainsFollowed } from './store/chain-row.ts'

/** Why nothing is done now: the node or the signer is silent, or the node follows a chain that is not the one we know. */
export type NotOpen = 'silent' | 'foreign'

/**
 * Finds out which chain the node follows. A node of another chain, or of one that began anew, is not listened to: what it does not know would else
 * be taken for money that vanished. Test coins may begin anew.
 * @throws NodeSilent or NodeRefused
 */
export async function openChain(needs: EvmNeeds): Promise<FollowNeeds | NotOpen> {
  const account = await needs.account()
  if (!account) return 'silent'
  if ((await needs.node.chainId()) !== BigInt(account.chain.chainId)) return 'foreign'
  const first = await needs.node.headAt(0n)
  if (!first) return 'silent'
  const key = `${needs.id}:${first.hash.slice(2, 18)}`
  const known = await chainsFollowed(needs.database, needs.id)
  if (!needs.sandbox && known.some(({ chain }) => chain !== key)) return 'foreign'
  const opened = { ...needs, ...account, key }
  if (!known.some(({ chain }) => chain === key)) await begin(opened)
  return opened
}

/** A chain that is met for the first time is read from so far back: somebody may have paid while its node was away. */
const firstLookBack = 128n

async function begin({ node, database, key, id, addresses }: FollowNeeds): Promise<void> {
  const { number } = await node.head()
  const block = await node.headAt(number > firstLookBack ? number - firstLookBack : 0n)
  if (!block) throw new NodeSilent('the node has no block where it said it has one')
  const nonce = await node.count(addresses.hotAddress)
  await beginChain(database, key, { provider: id, block, nonce })
}
