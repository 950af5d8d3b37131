import type { CoinQuote } from '@fairhouse/contract/entities/payment'
import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { isoTime } from '#platform/iso-time'
import type { CashierNeeds, Quote } from '../needs.ts'
import { isInventedRate } from './invented-rate.ts'

/** A rate as browsers see it. */
export const quoteShown = ({ asset, rate, source, at, expiresAt }: Quote): CoinQuote => ({
  asset,
  rate,
  isInvented: isInventedRate(source),
  at: isoTime(at),
  expiresAt: isoTime(expiresAt),
})

/** The rate of a method's coin; null for dollars, and when nobody can tell. */
export const quoteFor = async (
  { quote }: CashierNeeds,
  { kind, asset }: PaymentMethod,
): Promise<Quote | null> => (kind === 'coin' ? quote(asset) : null)
