import { amount } from '@fairhouse/money'
import type { BackNews, DepositNews, PayoutNews } from '#modules/cashier'
import { confirmationsOf, newsOfArrival } from '../../arrival-news.ts'
import type { UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import { addressOfScript } from '../../addresses/utxo-address.ts'
import { blocksFor, type Coin } from './coins.ts'
import type { OutputRow } from './store/outputs-of-address.ts'
import type { PayoutRow } from './store/payout-row.ts'

/** What became of a payment, and if it counted and is gone, that as well. */
export const newsOfOutput = (
  { asset }: Coin,
  form: UtxoNetwork,
  about: { readonly address: string; readonly reference: string },
  output: OutputRow,
): (DepositNews | BackNews)[] =>
  newsOfArrival(output, {
    asset,
    address: about.address,
    reference: about.reference,
    place: output.vout,
    goneReason: output.gone_reason,
    senders: (output.senders ?? []).flatMap((script) => addressOfScript(script, form) ?? []),
  })

export function newsOfPayout(coin: Coin, reference: string, payout: PayoutRow): PayoutNews {
  const confirmations = confirmationsOf(payout)
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
