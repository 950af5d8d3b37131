import type { Coin } from './source.ts'

/** A reading that is older counts for nothing. */
export const freshMs = 120_000
/** So long a quote may be acted on. */
export const quoteLastsMs = 60_000
/** Sources are asked again after this at the earliest. */
export const askAgainMs = 15_000

/** What keeps a rate honest. */
interface RateTerms {
  /** Sources that tell this coin may lie apart by this share of the lower one at most. */
  readonly band: string
  /** Dollars for one coin between which a rate is believed: beyond them somebody is wrong, or something is very wrong. */
  readonly least: string
  readonly most: string
}

/** A coin that is meant to be a dollar: paid in at what it is worth, and not at all while it has lost its hold. */
const dollarCoin: RateTerms = { band: '0.01', least: '0.97', most: '1.03' }

export const rateTerms: Readonly<Record<Coin, RateTerms>> = {
  BTC: { band: '0.02', least: '1000', most: '10000000' },
  LTC: { band: '0.03', least: '1', most: '100000' },
  BCH: { band: '0.03', least: '1', most: '1000000' },
  XMR: { band: '0.04', least: '1', most: '100000' },
  ETH: { band: '0.02', least: '10', most: '1000000' },
  USDT: dollarCoin,
  USDC: dollarCoin,
}
