import type { GameFacts } from '../../facts.ts'
import { type Fraction, fraction, minus, times } from '../../fraction.ts'

/** One of the ways in which a round ends: it pays so many units, in so many of all equally likely ways. */
export interface Outcome {
  readonly units: number
  readonly ways: bigint
}

/**
 * Exact facts of a round that ends in one of a few ways, and costs one stake of a hundred units.
 * @param part name of the only part of the return.
 */
export function factsOfOutcomes(outcomes: readonly Outcome[], part: string): GameFacts {
  const total = outcomes.reduce((sum, { ways }) => sum + ways, 0n)
  const mostUnits = Math.max(...outcomes.map(({ units }) => units))
  const moment = (power: bigint): Fraction =>
    fraction(
      outcomes.reduce((sum, { units, ways }) => sum + ways * BigInt(units) ** power, 0n),
      total * 100n ** power,
    )
  const from = (least: number): Fraction =>
    fraction(
      outcomes.reduce((sum, { units, ways }) => (units >= least ? sum + ways : sum), 0n),
      total,
    )
  const rtp = moment(1n)
  return {
    proof: 'C',
    rtp,
    split: { [part]: rtp },
    rtpWithoutMost: rtp,
    variance: minus(moment(2n), times(rtp, rtp)),
    hit: from(1),
    profit: from(101),
    features: {},
    mostUnits,
    most: from(mostUnits),
    atLeast: (stakes) => from(Math.ceil(stakes * 100)),
  }
}
