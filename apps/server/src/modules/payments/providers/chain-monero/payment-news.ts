import { amount } from '@fairhouse/money'
import type { BackNews, DepositNews, PayoutNews } from '#modules/cashier'
import { confirmationsOf, newsOfArrival } from '../../arrival-news.ts'
import type { AddressRow } from './store/find-address.ts'
import type { PayoutRow } from './store/payout-row.ts'
import type { TransferRow } from './store/transfers-of-address.ts'
import { terms } from './terms.ts'

/** What became of a payment, and if it counted and is gone, that as well. */
export const newsOfTransfer = (
  { address, reference }: AddressRow,
  one: TransferRow,
): (DepositNews | BackNews)[] =>
  newsOfArrival(one, {
    asset: terms.asset,
    address,
    reference,
    place: one.number,
    goneReason: one.height === null ? 'doubleSpent' : 'chainReorganised',
  })

/** Each pays as much of the fee as the others; what cannot be divided is the first one's. */
export function shareOf({ fee, many, place }: PayoutRow): bigint | null {
  if (fee === null) return null
  const count = BigInt(many)
  return fee / count + (place === 0 ? fee % count : 0n)
}

export function newsOfPayout(payout: PayoutRow): PayoutNews {
  const share = shareOf(payout)
  const confirmations = payout.height === null ? null : confirmationsOf(payout)
  return {
    type: 'payout',
    providerRef: payout.reference,
    reference: payout.reference,
    state: payoutState(payout, confirmations),
    fee: share === null ? null : { asset: terms.asset, units: amount(share) },
    txid: payout.txid,
    confirmations,
    reason: null,
    at: (payout.changed_at ?? payout.asked_at).getTime(),
  }
}

function payoutState(payout: PayoutRow, confirmations: number | null): PayoutNews['state'] {
  if (confirmations !== null && confirmations >= terms.confirmations) return 'confirmed'
  return payout.sent_at === null ? 'pending' : 'sent'
}
