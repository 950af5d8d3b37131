import type { GameFacts } from '../../facts.ts'
import { type Fraction, fraction, minus, plus } from '../../fraction.ts'
import type { DealKind, PlayedDeals } from './deal-kinds.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { allHands } from './sum-of-hands.ts'

/**
 * Facts of a game of several hands that are drawn from one deal. Given the deal and its hold the hands are independent and alike, so that a chance
 * of all hands is a power of that of one, averaged over all deals. Return, variance, hits, features and the chance of the most are exact; profit
 * and tails are sums of positive doubles (`sum-of-hands.ts`), true to all digits that a certificate shows.
 */
export function severalHandsFacts(definition: VideoPokerDefinition, deals: PlayedDeals): GameFacts {
  const { pays, hands, unitsPerStake } = definition
  const { common } = deals
  const together = allHands(definition, deals)
  const split = pays.map(({ hand, units }, row) => {
    const mean = averaged(deals, 1, ({ counts }) => (counts[row] ?? 0) * units)
    return [hand, scaled(mean, BigInt(hands), BigInt(unitsPerStake))] as const
  })
  const rtp = split.reduce((sum, [, part]) => plus(sum, part), fraction(0n, 1n))
  const highest = Math.max(...pays.map(({ units }) => units))
  const features = pays.map(({ hand }, row) => {
    const none = averaged(
      deals,
      hands,
      ({ factor, counts }) => common / factor - (counts[row] ?? 0),
    )
    return [hand, minus(fraction(1n, 1n), none)] as const
  })
  return {
    proof: 'E',
    rtp,
    split: Object.fromEntries(split),
    rtpWithoutMost: rtp,
    variance: varianceOf(definition, deals, rtp),
    hit: minus(
      fraction(1n, 1n),
      averaged(deals, hands, ({ factor, counts }) => common / factor - sumOf(counts)),
    ),
    profit: together.atLeast(unitsPerStake + 1),
    features: Object.fromEntries(features),
    most: averaged(deals, hands, ({ counts }) =>
      sumOf(counts.filter((_, row) => pays[row]?.units === highest)),
    ),
    atLeast: (stakes) => together.atLeast(stakes * unitsPerStake),
  }
}

/**
 * Of the payout of all hands, in squared stakes: n times the mean of a hand's square, and n times n - 1 times the mean of the squared worth of the
 * hold, which any two hands have in common. What the second is more than the squared mean is their covariance.
 */
function varianceOf(
  { pays, hands, unitsPerStake }: VideoPokerDefinition,
  deals: PlayedDeals,
  rtp: Fraction,
): Fraction {
  const inKind = ({ counts }: DealKind, value: (units: number) => number): number =>
    counts.reduce((sum, count, row) => sum + count * value(pays[row]?.units ?? 0), 0)
  const squares = averaged(deals, 1, (kind) => inKind(kind, (units) => units * units))
  const worths = averaged(deals, 2, (kind) => inKind(kind, (units) => units))
  const stake = BigInt(unitsPerStake) ** 2n
  const n = BigInt(hands)
  const both = plus(scaled(squares, n, stake), scaled(worths, n * (n - 1n), stake))
  return minus(both, fraction(rtp.numerator ** 2n, rtp.denominator ** 2n))
}

/**
 * The mean over all deals of a power of a part of the ways in which a hold is drawn.
 * @param of how many of a kind's ways, or the sum of what they are worth; a whole number below 2^53.
 */
function averaged(
  { kinds, all, common }: PlayedDeals,
  power: number,
  of: (kind: DealKind) => number,
): Fraction {
  // Kinds that are alike in this are raised to the power once.
  const alike = new Map<bigint, number>()
  for (const kind of kinds) {
    const part = BigInt(of(kind)) * BigInt(kind.factor)
    alike.set(part, (alike.get(part) ?? 0) + kind.deals)
  }
  const exponent = BigInt(power)
  let sum = 0n
  for (const [part, deals] of alike) sum += BigInt(deals) * part ** exponent
  return fraction(sum, BigInt(all) * BigInt(common) ** exponent)
}

const scaled = ({ numerator, denominator }: Fraction, by: bigint, of: bigint): Fraction =>
  fraction(numerator * by, denominator * of)

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
