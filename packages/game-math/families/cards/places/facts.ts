import { type Fraction, fraction, minus, plus, times } from '../../../fraction.ts'
import type { GameFacts } from '../../../facts.ts'

/** One thing that a round can come to. */
export interface CountedOutcome {
  /** Of all equally likely courses of the cards, so many. */
  readonly ways: bigint
  /** Pay units that come back, chips that were won with among them. */
  readonly payout: number
  /** Pay units that were put down in mid-round. */
  readonly extra: number
}

export interface CountedRounds {
  readonly outcomes: readonly CountedOutcome[]
  /** Pay units that the bet costs. */
  readonly price: number
  readonly unitsPerStake: number
}

/**
 * Exact facts from all courses of a round. The return is told by the first bet: what comes back, less what was added. Its parts are rounds in which nothing
 * was added, and the others.
 * @returns `raise` of the features is how often chips were added, where they ever are.
 */
export function countedFacts({ outcomes, price, unitsPerStake }: CountedRounds): GameFacts {
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0n)
  const mean = (figure: (outcome: CountedOutcome) => number, unit: bigint): Fraction =>
    fraction(
      outcomes.reduce((sum, of) => sum + BigInt(figure(of)) * of.ways, 0n),
      all * unit,
    )
  const chance = (isMeant: (outcome: CountedOutcome) => boolean): Fraction =>
    mean((of) => Number(isMeant(of)), 1n)
  const net = ({ payout, extra }: CountedOutcome): number => payout - extra
  const unit = BigInt(price)
  const raised = (isRaised: boolean): Fraction =>
    mean((of) => (of.extra > 0 === isRaised ? net(of) : 0), unit)
  const isEverRaised = outcomes.some(({ extra }) => extra > 0)
  const split = { hand: raised(false), ...(isEverRaised && { raise: raised(true) }) }
  const rtp = Object.values(split).reduce(plus)
  const most = outcomes.reduce((high, { payout }) => Math.max(high, payout), 0)
  return {
    proof: 'E',
    rtp,
    split,
    rtpWithoutMost: rtp,
    variance: minus(
      mean((of) => net(of) ** 2, unit ** 2n),
      times(rtp, rtp),
    ),
    hit: chance(({ payout }) => payout > 0),
    profit: chance((of) => net(of) > price),
    features: isEverRaised ? { raise: chance(({ extra }) => extra > 0) } : {},
    mostUnits: most,
    most: chance(({ payout }) => payout === most),
    atLeast: (stakes) => chance(({ payout }) => payout >= stakes * unitsPerStake),
  }
}
