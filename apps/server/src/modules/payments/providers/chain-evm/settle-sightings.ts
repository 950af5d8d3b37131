import { type Lease, whileHolding } from '#platform/leases/lease'
import { confirmationsNeeded, largeConfirmations, largeFrom } from './chain.ts'
import type { FollowNeeds } from './needs.ts'
import { confirmationsOf, type Sighting } from './sighting.ts'
import { unsettledSightings } from './store/find-sightings.ts'
import { markMissing, settleSighting } from './store/settle-sighting.ts'

/** A payment that no node knows any more is given up after this, as long as it could still come back. */
const lostAfterMs = 30 * 60_000

/**
 * Moves payments on, after the chain was read to its last block: deep enough ones are done, those that can never come are over, and what
 * was done and is gone is taken back.
 */
export async function settleSightings(
  needs: FollowNeeds,
  lease: Lease,
  tip: bigint,
): Promise<void> {
  const open = await unsettledSightings(needs.database, needs.key)
  const large = open.some((one) => one.height !== null && isLarge(one))
  const final = large ? await needs.node.finalHeight() : null
  for (const sighting of open) {
    if (sighting.height === null) await settleMissing(needs, lease, sighting, tip)
    else if (sighting.state === 'included' && isDeep(sighting, tip, final))
      await settle(needs, lease, sighting, { state: 'done', reason: null })
  }
}

/** What the depth of a payment is told by. */
export type Deep = Pick<Sighting, 'asset' | 'native' | 'height'>

export const isLarge = ({ asset, native }: Pick<Deep, 'asset' | 'native'>): boolean =>
  native >= largeFrom[asset]

/** Whether a payment counts. @param final the last block that the chain calls final; null where it does not tell. */
export function isDeep(sighting: Deep, tip: bigint, final: bigint | null): boolean {
  const seen = BigInt(confirmationsOf(sighting, tip))
  if (seen < confirmationsNeeded) return false
  if (!isLarge(sighting) || seen >= largeConfirmations) return true
  return final !== null && sighting.height !== null && sighting.height <= final
}

/** One that is in no block: it waits, is spent otherwise, failed, or is forgotten. */
async function settleMissing(
  needs: FollowNeeds,
  lease: Lease,
  sighting: Sighting,
  tip: bigint,
): Promise<void> {
  // Asked in this order, a transaction that comes into a block meanwhile is found by the second question.
  const used = (await needs.node.count(sighting.sender)) > sighting.senderNonce
  const where = await needs.node.whereIs(sighting.hash)
  const wasDone = sighting.state === 'done'
  if (where) {
    const failed = where.height !== null && where.height <= tip
    if (failed && wasDone)
      await settle(needs, lease, sighting, { state: 'reversed', reason: 'chainReorganised' })
    else if (failed) await settle(needs, lease, sighting, { state: 'failed', reason: null })
    else if (sighting.missingSince !== null) await mark(needs, lease, sighting, false)
    return
  }
  if (wasDone)
    return settle(needs, lease, sighting, { state: 'reversed', reason: 'chainReorganised' })
  if (used) return settle(needs, lease, sighting, { state: 'cancelled', reason: 'doubleSpent' })
  if (sighting.missingSince === null) return mark(needs, lease, sighting, true)
  if (needs.clock.now() - sighting.missingSince.getTime() >= lostAfterMs)
    await settle(needs, lease, sighting, { state: 'cancelled', reason: 'timeOver' })
}

async function settle(
  { database, key, log, chain }: FollowNeeds,
  lease: Lease,
  { part }: Sighting,
  to: Pick<Sighting, 'state' | 'reason'>,
): Promise<void> {
  if (to.state === 'reversed')
    log.error({ chain: chain.id, part }, 'the chain took a done payment back')
  await whileHolding(database, lease, (tx) => settleSighting(tx, key, part, to))
}

const mark = (
  { database, key }: FollowNeeds,
  lease: Lease,
  { part }: Sighting,
  isMissing: boolean,
): Promise<void> => whileHolding(database, lease, (tx) => markMissing(tx, key, part, isMissing))
