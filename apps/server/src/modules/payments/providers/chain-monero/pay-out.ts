import type { Signer } from '#modules/signer'
import type { Clock } from '#platform/clock'
import type { Log } from '#platform/log'
import { type Lease, whileHolding } from '#platform/leases/lease'
import { uuidV7 } from '#platform/ids'
import type { Following } from './follow-chain.ts'
import { noteRefused, noteSent } from './store/note-batch.ts'
import { type OpenBatch, openBatches } from './store/open-batches.ts'
import { planBatch } from './store/plan-batch.ts'
import { signBatch } from './store/sign-batch.ts'
import { tellPayouts } from './store/untold.ts'
import { terms } from './terms.ts'

export interface PayingOut extends Following {
  readonly clock: Clock
  readonly log: Log
  readonly signer: Signer
  /** Payouts of so many units wait for coins. */
  readonly wantCoins: (units: bigint) => Promise<void>
}

const { provider, payoutsAtOnce, sendAgainSeconds } = terms

/** Plans what waits, has it signed, writes the bytes down, and only then hands them to the node; again while the node does not have them. */
export async function payOut(needs: PayingOut, lease: Lease, anchorHeight: number): Promise<void> {
  const { database, clock } = needs
  const before = await openBatches(database, provider, anchorHeight)
  // One transaction is planned at a time: what waits meanwhile goes into the next one.
  if (before.every(({ raw }) => raw !== null))
    await whileHolding(database, lease, (tx) =>
      planBatch(tx, provider, uuidV7(clock.now()), payoutsAtOnce),
    )
  const batches = await openBatches(database, provider, anchorHeight)
  const known = new Map(
    (await needs.node.places(batches.flatMap(({ txid }) => txid ?? []))).map((one) => [
      one.txid,
      one,
    ]),
  )
  for (const batch of batches) {
    const raw = batch.raw ?? (await sign(needs, lease, batch))
    const isKnown = batch.txid !== null && known.has(batch.txid)
    const isDue = batch.sent_ago === null || batch.sent_ago >= sendAgainSeconds
    if (raw !== null && (batch.sent_ago === null || (!isKnown && isDue)))
      await send(needs, lease, batch.id, raw)
  }
}

/** @returns the signed bytes, or null while there are none. */
async function sign(
  { database, signer, log, wantCoins }: PayingOut,
  lease: Lease,
  batch: OpenBatch,
): Promise<string | null> {
  const payouts = batch.payouts.map((payout) => ({ ...payout, asset: terms.asset }))
  const told = await signer.sign({ family: 'monero', payouts })
  if (!told) return null
  if (told.type === 'refused') {
    if (told.why === 'noCoins')
      await wantCoins(payouts.reduce((sum, { units }) => sum + BigInt(units), 0n))
    else {
      log.error({ batch: batch.id, why: told.why }, 'the signer refuses a transaction of payouts')
      await whileHolding(database, lease, (tx) => noteRefused(tx, batch.id, told.why))
    }
    return null
  }
  const { raw, txid, sealed } = told
  if (!sealed) throw new Error('the signer tells no fee of a transaction of Monero')
  await whileHolding(database, lease, async (tx) => {
    await signBatch(tx, batch.id, { raw, txid, ...sealed })
    await tellPayouts(tx, provider, [batch.id])
  })
  return raw
}

async function send(
  { database, node, log }: PayingOut,
  lease: Lease,
  id: string,
  raw: string,
): Promise<void> {
  const no = await node.send(raw)
  // A no is not the end of it: it may be there already, and its bytes are in the world.
  if (no !== null) log.warn({ batch: id, why: no }, 'the node does not take a transaction')
  await whileHolding(database, lease, async (tx) => {
    await noteSent(tx, id)
    await tellPayouts(tx, provider, [id])
  })
}
