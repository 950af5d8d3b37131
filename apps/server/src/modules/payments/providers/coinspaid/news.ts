import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { type Amount, amount, fromDecimal } from '@fairhouse/money'
import type { DepositNews, PayoutNews, Sum } from '#modules/cashier'
import type { Payment } from './wire.ts'

/** Their names of the coins that we know. */
export const codes = {
  BTC: 'BTC',
  LTC: 'LTC',
  ETH: 'ETH',
  USDT: 'USDTE',
  USDC: 'USDC',
} as const satisfies Partial<Record<PaymentAsset, string>>

export type CoinsPaidCoin = keyof typeof codes

export const isCoinsPaidCoin = (name: string): name is CoinsPaidCoin => Object.hasOwn(codes, name)

/** The coin that they call so; undefined for one that we do not know. */
export const coinNamed = (code: string): CoinsPaidCoin | undefined =>
  Object.keys(codes)
    .filter(isCoinsPaidCoin)
    .find((coin) => codes[coin] === code)

const depositStates: Readonly<Record<string, DepositNews['state']>> = {
  not_confirmed: 'confirming',
  pending: 'confirming',
  processing: 'confirming',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  declined: 'declined',
  failed: 'failed',
}

const payoutStates: Readonly<Record<string, PayoutNews['state']>> = {
  not_confirmed: 'pending',
  pending: 'pending',
  processing: 'pending',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'failed',
  failed: 'failed',
}

/**
 * A payment to an address of ours; the whole of what was sent is the player's, for what the processor keeps of it is the house's fee.
 * @param now they tell no time: when it was asked.
 * @returns null for what cannot be read, of which nothing is believed.
 */
export function depositNews(
  { id, crypto_address: at, currency_sent: sent, transactions, status }: Payment,
  now: number,
): DepositNews | null {
  const [state, asset] = [depositStates[status], coinNamed(sent.currency)]
  const sum = asset && fromDecimal(asset, sent.amount)
  if (!at || at.currency !== sent.currency || !state || !asset || !sum) return null
  return {
    type: 'deposit',
    providerRef: String(at.id),
    reference: at.foreign_id ?? null,
    part: String(id),
    state,
    sum: { asset, units: sum.amount },
    dust: sum.dust,
    ...chainOf(transactions),
    reason: null,
    kept: null,
    at: now,
  }
}

/** What is known of it on its chain. */
function chainOf([first]: Payment['transactions']) {
  const seen = first?.confirmations ?? null
  return { confirmations: seen === null ? null : Number(seen), txid: first?.txid ?? null }
}

/** @param now they tell no time: when it was asked. */
export function payoutNews(
  { id, foreign_id: reference, currency_sent: sent, transactions, fees, status }: Payment,
  now: number,
): PayoutNews | null {
  const [state, asset] = [payoutStates[status], coinNamed(sent.currency)]
  if (!state || !asset) return null
  const txid = transactions.find((one) => one.txid)?.txid ?? null
  return {
    type: 'payout',
    providerRef: String(id),
    reference: reference ?? null,
    state: state === 'pending' && txid !== null ? 'sent' : state,
    fee: feeOf(asset, fees),
    txid,
    confirmations: null,
    reason: state === 'failed' || state === 'declined' ? 'providerFault' : null,
    at: now,
  }
}

/** What network and processor took in the coin itself, up to the next unit; null when nothing, or when it cannot be read. */
function feeOf(asset: CoinsPaidCoin, fees: Payment['fees']): Sum | null {
  let units: Amount = amount(0n)
  for (const { currency, amount: text } of fees) {
    if (currency !== codes[asset]) continue
    const fee = fromDecimal(asset, text)
    if (!fee) return null
    units = amount(units + fee.amount + (fee.dust > 0n ? 1n : 0n))
  }
  return units === 0n ? null : { asset, units }
}
