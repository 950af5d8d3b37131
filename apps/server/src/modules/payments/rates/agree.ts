import { Big } from 'big.js'
import type { Coin, Reading } from './source.ts'
import { freshMs, rateTerms } from './terms.ts'

export interface SourceReading extends Reading {
  readonly source: string
}

/** What sources agree on, or why there is no rate now. */
export type Agreement =
  | { readonly type: 'agreed'; readonly rate: string; readonly from: readonly SourceReading[] }
  | { readonly type: 'none'; readonly why: 'tooFew' | 'tooFarApart' | 'beyondBelief' }

/** A Big of our own, with digits enough for a mean of two rates. */
const Exact = Big()
Exact.DP = 18
/** More digits than anybody quotes. */
const digits = 12

/**
 * The median of fresh readings; of an even number, the mean of the two in the middle.
 * @param needed sources that must have spoken.
 * @param now epoch milliseconds; what claims to be of a later time than a minute from now is not believed either.
 */
export function agree(
  coin: Coin,
  readings: readonly SourceReading[],
  { needed, now }: { readonly needed: number; readonly now: number },
): Agreement {
  const { band, least, most } = rateTerms[coin]
  const fresh = readings
    .filter(({ at }) => Math.abs(now - at) <= freshMs)
    .map((reading) => ({ reading, rate: new Exact(reading.rate) }))
    .toSorted((one, other) => one.rate.cmp(other.rate))
  const [lowest, highest] = [fresh[0], fresh.at(-1)]
  if (!lowest || !highest || fresh.length < needed) return { type: 'none', why: 'tooFew' }
  if (lowest.rate.lt(least) || highest.rate.gt(most)) return { type: 'none', why: 'beyondBelief' }
  if (highest.rate.minus(lowest.rate).gt(lowest.rate.times(band)))
    return { type: 'none', why: 'tooFarApart' }
  return {
    type: 'agreed',
    rate: medianOf(fresh.map(({ rate }) => rate))
      .round(digits, Big.roundHalfEven)
      .toFixed(),
    from: fresh.map(({ reading }) => reading),
  }
}

/** @param ascending at least one. */
function medianOf(ascending: readonly Big[]): Big {
  const middle = ascending.slice((ascending.length - 1) >> 1, (ascending.length >> 1) + 1)
  return middle.reduce((sum, rate) => sum.plus(rate), new Exact(0)).div(middle.length)
}
