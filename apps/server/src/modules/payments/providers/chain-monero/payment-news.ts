import { amount } from '@fairhouse/money'
import type { BackNews, DepositNews, PayoutNews } from '#modules/cashier'
import type { AddressRow } from './store/find-address.ts'
import type { PayoutRow } from './store/payout-row.ts'
import type { TransferRow } from './store/transfers-of-address.ts'
import { terms } from './terms.ts'

/** Names one payment: a second life is another payment, for what was told of the first stays true. */
export const partOf = (one: Pick<TransferRow, 'txid' | 'number' | 'life'>): string =>
  one.life === 1 ? `${one.txid}:${one.number}` : `${one.txid}:${one.number}:${one.life}`

/** What became of a payment, and if it counted and is gone, that as well. */
export function newsOfTransfer(about: AddressRow, one: TransferRow): (DepositNews | BackNews)[] {
  const part = partOf(one)
  const sum = { asset: terms.asset, units: amount(one.units) }
  const common = { providerRef: about.address, reference: about.reference, part, sum }
  const deposit: DepositNews = {
    type: 'deposit',
    ...common,
    state: stateOf(one),
    dust: 0n,
    confirmations: one.height === null || one.state === 'gone' ? 0 : one.tip - one.height + 1,
    txid: one.txid,
    reason: reasonOf(one),
    kept: null,
    at: (one.counted_at ?? one.changed_at).getTime(),
  }
  if (one.counted_at === null || one.state !== 'gone') return [deposit]
  const back: BackNews = {
    type: 'reversal',
    ...common,
    backRef: `${part}:gone`,
    ours: null,
    state: 'confirmed',
    reason: 'chainReorganised',
    at: one.changed_at.getTime(),
  }
  return [deposit, back]
}

function stateOf({ state, counted_at: countedAt }: TransferRow): DepositNews['state'] {
  if (countedAt !== null) return 'confirmed'
  if (state === 'gone') return 'cancelled'
  return state === 'mined' ? 'confirming' : 'pending'
}

function reasonOf(one: TransferRow): DepositNews['reason'] {
  if (one.counted_at !== null) return null
  if (one.state !== 'gone') return 'seenOnChain'
  return one.height === null ? 'doubleSpent' : 'chainReorganised'
}

/** Each pays as much of the fee as the others; what cannot be divided is the first one's. */
export function shareOf({ fee, many, place }: PayoutRow): bigint | null {
  if (fee === null) return null
  const count = BigInt(many)
  return fee / count + (place === 0 ? fee % count : 0n)
}

export function newsOfPayout(payout: PayoutRow): PayoutNews {
  const share = shareOf(payout)
  const confirmations = payout.height === null ? null : payout.tip - payout.height + 1
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
