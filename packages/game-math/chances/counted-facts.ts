import type { GameFacts, ProofClass } from '../facts.ts'
import { type Fraction, fraction, minus, times } from '../fraction.ts'

/** A round whose every payout was counted: few amounts, however far apart they lie. */
export interface CountedRound {
  readonly proof: ProofClass
  /** In how many ways each amount of pay units is won, all ways equally likely; what wins nothing is counted too. */
  readonly counts: ReadonlyMap<number, bigint>
  /** Pay units that a round costs, and that are in one stake. */
  readonly price: number
  readonly unitsPerStake: number
  /** The most that this bet wins. */
  readonly mostUnits: number
  /** Parts of the return besides the first, in prices; the first has what they leave. */
  readonly parts: readonly [first: string, ...others: (readonly [string, Fraction])[]]
  /** Chance of each feature. */
  readonly features: Readonly<Record<string, Fraction>>
}

/** Exact facts of a round by its counted payouts. Nothing is cut off: its most is one of them. */
export function countedFacts({
  proof,
  counts,
  price,
  unitsPerStake,
  mostUnits,
  parts: [first, ...others],
  features,
}: CountedRound): GameFacts {
  const amounts = [...counts]
  const total = amounts.reduce((sum, [, ways]) => sum + ways, 0n)
  const moment = (power: bigint): Fraction =>
    fraction(
      amounts.reduce((sum, [units, ways]) => sum + ways * BigInt(units) ** power, 0n),
      total * BigInt(price) ** power,
    )
  const tail = (units: number): Fraction =>
    fraction(
      amounts.reduce((sum, [amount, ways]) => (amount >= units ? sum + ways : sum), 0n),
      total,
    )
  const rtp = moment(1n)
  const left = others.reduce((rest, [, part]) => minus(rest, part), rtp)
  return {
    proof,
    rtp,
    split: { [first]: left, ...Object.fromEntries(others) },
    rtpWithoutMost: rtp,
    variance: minus(moment(2n), times(rtp, rtp)),
    hit: tail(1),
    profit: tail(price + 1),
    features,
    most: tail(mostUnits),
    mostUnits,
    atLeast: (stakes) => tail(stakes * unitsPerStake),
  }
}
