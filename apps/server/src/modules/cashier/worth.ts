import type { Amount } from '@fairhouse/money'
import { centsFor } from './convert.ts'
import type { Quote } from './needs.ts'
import type { Sum } from './provider.ts'
import type { StoredTransaction } from './store/stored-transaction.ts'

/** For so long a rate stands, from when a payment was first seen or asked for. */
const rateStandsMs = 24 * 60 * 60_000

/** A rate as a payment keeps it. */
export type Rate = Pick<StoredTransaction, 'rate' | 'rateSource' | 'rateAt' | 'rateExpiresAt'>

/** What came in or goes out, in coins and in cents; `renewed` when an earlier rate was too old. Null when nobody could tell the rate. */
export type Worth =
  | (Rate & {
      readonly amount: Amount
      readonly asset: StoredTransaction['asset']
      readonly assetUnits: Amount | null
      readonly renewed: boolean
    })
  | null

const noRate: Rate = { rate: null, rateSource: null, rateAt: null, rateExpiresAt: null }

/** A quote as of now, or null. */
export const rateOf = (quote: Quote | null, now: number): Rate | null =>
  quote && {
    rate: quote.rate,
    rateSource: quote.source,
    rateAt: quote.at,
    rateExpiresAt: now + rateStandsMs,
  }

/** The rate that counts: the earlier one as long as it stands, else the one of now. Null when nobody can tell. */
export function standingRate(
  earlier: Rate | null,
  quote: Quote | null,
  now: number,
): (Rate & { readonly renewed: boolean }) | null {
  if (earlier?.rateExpiresAt && now < earlier.rateExpiresAt) return { ...earlier, renewed: false }
  const fresh = rateOf(quote, now)
  return fresh && { ...fresh, renewed: typeof earlier?.rate === 'string' }
}

/** What a sum from outside is worth to the player. */
export function worthOf(
  { asset, units }: Sum,
  earlier: Rate | null,
  { quote, now }: { readonly quote: Quote | null; readonly now: number },
): Worth {
  if (asset === 'USD')
    return { ...noRate, amount: units, asset: null, assetUnits: null, renewed: false }
  const standing = standingRate(earlier, quote, now)
  if (!standing || standing.rate === null) return null
  const { renewed, ...rate } = standing
  return {
    ...rate,
    amount: centsFor(asset, units, standing.rate),
    asset,
    assetUnits: units,
    renewed,
  }
}
