import { amount } from '@fairhouse/money'
import type { BackNews, DepositNews, PayoutNews } from '#modules/cashier'
import { blocksFor, type Coin } from './coins.ts'
import type { OutputRow } from './store/outputs-of-address.ts'
import type { PayoutRow } from './store/payout-row.ts'

/** Names one payment: a second life is another payment, for what was told of the first stays true. */
const partOf = ({ txid, vout, life }: OutputRow): string =>
  life === 1 ? `${txid}:${vout}` : `${txid}:${vout}:${life}`

const confirmationsAt = ({ tip, height }: Pick<OutputRow, 'tip' | 'height'>): number =>
  height === null ? 0 : tip - height + 1

/** What became of a payment, and if it counted and is gone, that as well. */
export function newsOfOutput(
  coin: Coin,
  about: { readonly address: string; readonly reference: string },
  output: OutputRow,
): (DepositNews | BackNews)[] {
  const part = partOf(output)
  const sum = { asset: coin.asset, units: amount(output.units) }
  const common = { providerRef: about.address, reference: about.reference, part, sum }
  const deposit: DepositNews = {
    type: 'deposit',
    ...common,
    state: stateOf(output),
    dust: 0n,
    confirmations: confirmationsAt(output),
    txid: output.txid,
    reason: reasonOf(output),
    kept: null,
    at: output.changed_at.getTime(),
  }
  if (output.counted_at === null || output.state !== 'gone') return [deposit]
  const back: BackNews = {
    type: 'reversal',
    ...common,
    backRef: `${part}:gone`,
    ours: null,
    state: 'confirmed',
    reason: 'chainReorganised',
    at: output.changed_at.getTime(),
  }
  return [{ ...deposit, at: output.counted_at.getTime() }, back]
}

function stateOf({ state, counted_at: countedAt }: OutputRow): DepositNews['state'] {
  if (countedAt !== null) return 'confirmed'
  if (state === 'gone') return 'cancelled'
  return state === 'mined' ? 'confirming' : 'pending'
}

function reasonOf(output: OutputRow): DepositNews['reason'] {
  if (output.counted_at !== null) return null
  return output.state === 'gone' ? output.gone_reason : 'seenOnChain'
}

export function newsOfPayout(coin: Coin, reference: string, payout: PayoutRow): PayoutNews {
  const confirmations = confirmationsAt(payout)
  return {
    type: 'payout',
    providerRef: reference,
    reference,
    state: payoutState(coin, payout, confirmations),
    fee: payout.fee === null ? null : { asset: coin.asset, units: amount(payout.fee) },
    txid: payout.txid,
    confirmations: payout.height === null ? null : confirmations,
    reason: payout.failed,
    at: (payout.changed_at ?? payout.asked_at).getTime(),
  }
}

function payoutState(coin: Coin, payout: PayoutRow, confirmations: number): PayoutNews['state'] {
  if (payout.failed !== null) return 'failed'
  if (payout.state === 'mined' && confirmations >= blocksFor(coin, payout.units)) return 'confirmed'
  return payout.sent_at === null ? 'pending' : 'sent'
}
