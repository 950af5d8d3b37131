import { type Fraction, fraction } from '../fraction.ts'

/** Double or nothing at even chances, offered so often and up to so many units. */
export interface Gamble {
  readonly steps: number
  readonly limit: number
}

/** What rounds come to when every doubling that is offered is taken. They return what they return without it. */
export interface GambledMoments {
  /** P(payout > 0). */
  readonly hit: Fraction
  /** Mean of the squared payout, in units. */
  readonly squared: Fraction
}

/**
 * A win that is doubled k times is 2^k times as much with a chance of 1 in 2^k, and nothing otherwise: its mean stays, its square is 2^k
 * times as much.
 * @param payouts units that are won, each in so many ways of all.
 */
export function gambledMoments(
  payouts: Iterable<readonly [units: number, ways: bigint]>,
  total: bigint,
  { steps, limit }: Gamble,
): GambledMoments {
  const whole = 2n ** BigInt(steps)
  let hit = 0n
  let squared = 0n
  for (const [units, ways] of payouts) {
    if (units === 0) continue
    const times = 2n ** BigInt(doublings(units, { steps, limit }))
    hit += (ways * whole) / times
    squared += ways * BigInt(units) ** 2n * times
  }
  return { hit: fraction(hit, total * whole), squared: fraction(squared, total) }
}

function doublings(units: number, { steps, limit }: Gamble): number {
  let taken = 0
  for (let at = units; taken < steps && at <= limit; at *= 2) taken++
  return taken
}
