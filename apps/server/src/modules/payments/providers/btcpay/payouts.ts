import { toDecimal } from '@fairhouse/money'
import type { Opened, PayoutNews, PayoutRequest, Status, StatusQuestion } from '#modules/cashier'
import type { BtcPayParts } from './parts.ts'
import type { Payout } from './wire.ts'

/**
 * Pays out once for one reference. The interface knows no key that makes it happen once, so a payout is made unapproved, in which state
 * it costs nothing; of all that carry our reference one alone is ever approved, the oldest.
 */
export async function createPayout(parts: BtcPayParts, request: PayoutRequest): Promise<Opened> {
  if (parts.assetOf(request.method) !== request.sum.asset)
    return { type: 'refused', reason: 'providerFault' }
  const all = await madeFor(parts, request)
  if (!Array.isArray(all)) return all
  const chosen = chosenOf(all)
  if (!chosen) return { type: 'unknown' }
  if (chosen.state === 'AwaitingApproval' && !(await approved(parts, chosen)))
    return { type: 'unknown' }
  await cancelOthers(parts, all, chosen)
  return { type: 'opened', providerRef: chosen.id, instruction: { kind: 'none' } }
}

/** What carries our reference, after one was made if there was none; or why nothing could be made. */
async function madeFor(
  parts: BtcPayParts,
  { reference, sum, destination }: PayoutRequest,
): Promise<Payout[] | Opened> {
  const known = await named(parts, reference)
  if (known === null) return { type: 'unknown' }
  if (known.length > 0) return known
  const made = await parts.greenfield.createPayout({
    destination: destination.fields['address'] ?? '',
    amount: toDecimal(sum.asset, sum.units),
    payoutMethodId: `${sum.asset}-CHAIN`,
    approved: false,
    metadata: { orderId: reference },
  })
  if (made.type === 'refused')
    return { type: 'refused', reason: made.status === 422 ? 'addressRefused' : 'providerFault' }
  // Asked anew even then: another node may have made one in the same moment.
  return (made.type === 'answer' && (await named(parts, reference))) || { type: 'unknown' }
}

/** Payouts that carry our reference; null when nobody could tell. */
async function named({ greenfield }: BtcPayParts, reference: string): Promise<Payout[] | null> {
  const heard = await greenfield.payouts()
  return heard.type === 'answer'
    ? heard.body.filter(({ metadata }) => metadata?.orderId === reference)
    : null
}

/** One that is on its way already, else the oldest that somebody has not called off, else the oldest. */
export function chosenOf(payouts: readonly Payout[]): Payout | undefined {
  const ranked = payouts.toSorted(
    (one, other) =>
      ranks[one.state] - ranks[other.state] ||
      one.date - other.date ||
      (one.id < other.id ? -1 : 1),
  )
  return ranked[0]
}

const ranks: Readonly<Record<Payout['state'], number>> = {
  Completed: 0,
  InProgress: 1,
  AwaitingPayment: 2,
  AwaitingApproval: 3,
  Cancelled: 4,
}

/** A no is one that another node was told yes before: what is true then says the next look. */
async function approved({ greenfield }: BtcPayParts, { id, revision }: Payout): Promise<boolean> {
  const heard = await greenfield.approvePayout(id, revision)
  if (heard.type === 'answer') return true
  const now = await greenfield.payout(id)
  return now.type === 'answer' && now.body.state !== 'AwaitingApproval'
}

/** Somebody might approve them by hand. One that could not be called off is found again by the next look. */
async function cancelOthers(
  { greenfield, log }: BtcPayParts,
  all: readonly Payout[],
  chosen: Payout,
): Promise<void> {
  for (const { id, state } of all) {
    if (id === chosen.id || state !== 'AwaitingApproval') continue
    const heard = await greenfield.cancelPayout(id)
    if (heard.type !== 'answer') log.warn({ payout: id }, 'a spare payout could not be called off')
  }
}

const states = {
  AwaitingApproval: 'pending',
  AwaitingPayment: 'pending',
  InProgress: 'sent',
  Completed: 'confirmed',
  Cancelled: 'failed',
} as const satisfies Record<Payout['state'], PayoutNews['state']>

/** By our reference, one that was never approved counts as none: asking for it again is what approves it. */
export async function statusOfPayout(
  parts: BtcPayParts,
  { reference, providerRef }: StatusQuestion,
): Promise<Status> {
  if (providerRef !== null) {
    const heard = await parts.greenfield.payout(providerRef)
    if (heard.type === 'refused' && heard.status === 404) return { type: 'none' }
    return heard.type === 'answer'
      ? { type: 'known', news: [newsOfPayout(heard.body)] }
      : { type: 'unknown' }
  }
  const known = await named(parts, reference)
  if (known === null) return { type: 'unknown' }
  const chosen = chosenOf(known)
  return !chosen || chosen.state === 'AwaitingApproval'
    ? { type: 'none' }
    : { type: 'known', news: [newsOfPayout(chosen)] }
}

export const newsOfPayout = ({ id, state, paymentProof, metadata, date }: Payout): PayoutNews => ({
  type: 'payout',
  providerRef: id,
  reference: metadata?.orderId ?? null,
  state: states[state],
  fee: null,
  txid: paymentProof?.id ?? null,
  confirmations: null,
  reason: state === 'Cancelled' ? 'providerFault' : null,
  at: date * 1_000,
})
