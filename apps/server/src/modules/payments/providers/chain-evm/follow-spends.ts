import { type Lease, LeaseLost, whileHolding } from '#platform/leases/lease'
import { confirmationsNeeded } from './chain.ts'
import { gasPrice, higherPrice } from './fees.ts'
import type { FollowNeeds } from './needs.ts'
import { NodeSilent } from './node.ts'
import { broadcast, sendSpend } from './send-spend.ts'
import { signSpend } from './sign-spend.ts'
import type { Signed, Spend } from './spend.ts'
import { openSpends } from './store/find-spends.ts'
import { includeSpend, settleSpend } from './store/move-spend.ts'
import { signedOf } from './store/signed.ts'

/** The same bytes are sent again after this, as long as no block has them. */
const sentAgainAfterMs = 15_000

/**
 * Moves what is sent on: signs what was not signed, sends what nobody has, offers more for what waits too long (with the same nonce, for the
 * same payout), and settles what is deep enough.
 */
export async function followSpends(needs: FollowNeeds, lease: Lease, tip: bigint): Promise<void> {
  for (const spend of await openSpends(needs.database, needs.key)) {
    try {
      await followSpend(needs, lease, spend, tip)
    } catch (fault) {
      if (fault instanceof NodeSilent || fault instanceof LeaseLost) throw fault
      // One that cannot go on must not keep the others waiting.
      const { purpose, reference } = spend
      needs.log.error({ err: fault, provider: needs.id, purpose, reference }, 'nothing was sent')
    }
  }
}

async function followSpend(
  needs: FollowNeeds,
  lease: Lease,
  spend: Spend,
  tip: bigint,
): Promise<void> {
  const { database, key } = needs
  const signed = await signedOf(database, key, spend)
  const height = spend.height ?? (await findInBlock(needs, lease, spend, { signed, tip }))
  if (height !== null) {
    if (tip - height + 1n >= confirmationsNeeded)
      await whileHolding(database, lease, (tx) => settleSpend(tx, key, spend))
  } else if (signed.length === 0) await sendSpend(needs, spend)
  else await pushOn(needs, spend, signed)
}

/** The block in which the chain took one of a spend's transactions; null when it took none. */
async function findInBlock(
  { node, database, key }: FollowNeeds,
  lease: Lease,
  spend: Spend,
  { signed, tip }: { readonly signed: readonly Signed[]; readonly tip: bigint },
): Promise<bigint | null> {
  for (const { hash } of signed) {
    const receipt = await node.receipt(hash)
    if (receipt === null || receipt.blockNumber > tip) continue
    const reason = receipt.status ? null : 'addressRefused'
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    const height = receipt.blockNumber
    await whileHolding(database, lease, (tx) =>
      includeSpend(tx, key, spend, { txid: hash, height, fee, reason }),
    )
    return height
  }
  return null
}

/** Sends the newest transaction again, or one that pays more. */
async function pushOn(
  needs: FollowNeeds,
  spend: Spend,
  [newest]: readonly Signed[],
): Promise<void> {
  if (!newest) return
  const now = needs.clock.now()
  if (now - newest.signedAt.getTime() >= needs.stuckAfterMs) {
    const price = higherPrice(newest, await gasPrice(needs.node))
    const dearer = price && (await signSpend(needs, spend, price))
    if (dearer) return broadcast(needs, dearer)
  }
  if (newest.sentAt === null || now - newest.sentAt.getTime() >= sentAgainAfterMs)
    await broadcast(needs, newest)
}
