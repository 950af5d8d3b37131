import { passPlace } from '#platform/passed-places'
import { NodeRefused } from './node.ts'
import type { FollowNeeds } from './needs.ts'
import type { Signed, Spend } from './spend.ts'
import { markSent, signedOf } from './store/signed.ts'
import { signSpend } from './sign-spend.ts'

/** Signs a spend that was not signed yet, and tells the network of it. Doing it again sends the same bytes. */
export async function sendSpend(needs: FollowNeeds, spend: Spend): Promise<void> {
  const [newest] = await signedOf(needs.database, needs.key, spend)
  const signed = newest ?? (await signSpend(needs, spend))
  if (signed) await broadcast(needs, signed)
}

/** Tells the network of a signed transaction. That it knows it already is as good. @throws NodeSilent */
export async function broadcast(
  { node, database, key, log, chain }: FollowNeeds,
  { hash, raw }: Pick<Signed, 'hash' | 'raw'>,
): Promise<void> {
  passPlace('coins: stored, not sent')
  try {
    await node.send(raw)
  } catch (fault) {
    if (!(fault instanceof NodeRefused)) throw fault
    if ((await node.whereIs(hash)) === null) {
      log.warn({ chain: chain.id, txid: hash, says: fault.message }, 'the node does not take it')
      return
    }
  }
  passPlace('coins: sent, not noted')
  await markSent(database, key, hash)
}
