import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { type Fraction, fraction, plus } from '../fraction.ts'
import { millionth } from './check-terms.ts'

/** What a jackpot adds to the return of a title, as parts of the stake. */
export interface JackpotReturn {
  /** With the meter at its seed. */
  readonly atSeed: Fraction
  /** In the long run: everything that is taken for it is paid out by it. */
  readonly overall: Fraction
  /** With the meter at its ceiling; null for one that is won there for certain. */
  readonly atCeiling: Fraction | null
}

/**
 * By draw, a meter of M adds M / turnover. One that must be hit is won, at a meter of M, with a chance of one in the minor units that are
 * left to its ceiling for each minor unit it grows.
 */
export function jackpotReturn(terms: JackpotTerms): JackpotReturn {
  const { seed, ceiling, grows, laidBy } = terms
  const overall = fraction(BigInt(grows + laidBy), BigInt(millionth))
  if (terms.won === 'byMeter') {
    const left = BigInt(millionth) * BigInt(ceiling - seed)
    return { atSeed: fraction(BigInt(grows) * BigInt(seed), left), overall, atCeiling: null }
  }
  const turnover = BigInt(terms.turnover)
  return {
    atSeed: fraction(BigInt(seed), turnover),
    overall,
    atCeiling: fraction(BigInt(ceiling), turnover),
  }
}

/** What all jackpots of a title add in the long run. */
export const jackpotsOverall = (jackpots: readonly JackpotTerms[]): Fraction =>
  jackpots.reduce((sum, terms) => plus(sum, jackpotReturn(terms).overall), fraction(0n, 1n))
