import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { type Fraction, fraction, isLess, minus, plus, times } from '../fraction.ts'
import { millionth } from './check-terms.ts'
import { decayAtMost } from './decay.ts'

/** What a jackpot adds to the return of a title, as parts of the stake. */
export interface JackpotReturn {
  /** With the meter at its seed; it rises as the meter grows. */
  readonly atSeed: Fraction
  /**
   * In the long run, at the stake at which it returns least. It is less than what is taken for it: nothing that is laid by above what the
   * seeds cost comes back.
   */
  readonly overall: Fraction
  /** With the meter at its ceiling; null for one that is won there for certain. */
  readonly atCeiling: Fraction | null
}

/**
 * By draw, a meter of M adds M / turnover. One that must be hit is won, at a meter of M, with a chance of one in the minor units that are
 * left to its ceiling for each minor unit it grows.
 * @param costs all that a round may cost, in minor units.
 */
export function jackpotReturn(terms: JackpotTerms, costs: readonly number[]): JackpotReturn {
  const { seed, ceiling, grows } = terms
  if (terms.won === 'byMeter') {
    const atSeed = fraction(
      BigInt(grows) * BigInt(seed),
      BigInt(millionth) * BigInt(ceiling - seed),
    )
    return { atSeed, overall: mustBeHitOverall(terms, costs), atCeiling: null }
  }
  const turnover = BigInt(terms.turnover)
  return {
    atSeed: fraction(BigInt(seed), turnover),
    overall: drawnOverall(terms, turnover),
    atCeiling: fraction(BigInt(ceiling), turnover),
  }
}

/** What all jackpots of a title add: in the long run at least, and while every meter stands at its seed. */
export function jackpotsTogether(
  jackpots: readonly JackpotTerms[],
  costs: readonly number[],
): Pick<JackpotReturn, 'atSeed' | 'overall'> {
  const each = jackpots.map((terms) => jackpotReturn(terms, costs))
  const nothing = fraction(0n, 1n)
  return {
    atSeed: each.reduce((sum, { atSeed }) => plus(sum, atSeed), nothing),
    overall: each.reduce((sum, { overall }) => plus(sum, overall), nothing),
  }
}

/** Of a minor unit, what a meter shows above the last whole one is not paid but laid by. */
const unpaid = 1n

/**
 * Between two wins `turnover` is staked on average, and the meter grows until its ceiling. The chance that nobody has won before it is
 * full is greatest at the smallest stakes: e to the power of what is staked until then, in turnovers.
 */
function drawnOverall({ seed, ceiling, grows }: JackpotTerms, turnover: bigint): Fraction {
  const share = fraction(BigInt(grows), BigInt(millionth))
  const until = fraction(BigInt(ceiling - seed) * BigInt(millionth), BigInt(grows) * turnover)
  const grown = times(share, minus(fraction(1n, 1n), decayAtMost(until)))
  return plus(fraction(BigInt(seed) - unpaid, turnover), grown)
}

/**
 * Every whole amount on the way to the ceiling is as likely to be the one that wins. It takes so many rounds to get there, and the last
 * of them pays what the meter shows by then: the more a round costs, the longer the way beyond that amount, and the rarer a seed.
 */
function mustBeHitOverall(
  { seed, ceiling, grows }: JackpotTerms,
  costs: readonly number[],
): Fraction {
  const returns = costs.map((cost) => {
    const step = BigInt(grows) * BigInt(cost)
    let [rounds, paid] = [0n, 0n]
    for (let way = 1; way <= ceiling - seed; way++) {
      const taken = (BigInt(way) * BigInt(millionth) + step - 1n) / step
      const grown = (taken * step) / BigInt(millionth)
      rounds += taken
      paid += BigInt(seed) + (grown < BigInt(ceiling - seed) ? grown : BigInt(ceiling - seed))
    }
    return fraction(paid, rounds * BigInt(cost))
  })
  return returns.reduce((least, one) => (isLess(one, least) ? one : least))
}
