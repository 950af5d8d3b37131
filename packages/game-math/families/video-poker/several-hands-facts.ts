import type { GameFacts } from '../../facts.ts'
import { type Fraction, fraction, minus, plus } from '../../fraction.ts'
import type { DealKind } from './deal-kinds.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { commonWays } from './holds/best-hold.ts'
import { chanceOfAtLeast } from './sum-of-hands.ts'

/**
 * Facts of a game of several hands that are drawn from one deal. Given the deal and its hold the hands are independent and alike, so that a chance
 * of all hands is a power of that of one, averaged over all deals. Return, variance, hits, features and the chance of the most are exact; profit
 * and tails are sums of positive doubles (`sum-of-hands.ts`), true to all digits that a certificate shows.
 */
export function severalHandsFacts(
  definition: VideoPokerDefinition,
  kinds: readonly DealKind[],
): GameFacts {
  const { pays, hands, unitsPerStake } = definition
  const all = kinds.reduce((sum, { deals }) => sum + deals, 0)
  const split = pays.map(({ hand, units }, row) => {
    const mean = averaged(kinds, all, 1, ({ counts }) => (counts[row] ?? 0) * units)
    return [hand, scaled(mean, BigInt(hands), BigInt(unitsPerStake))] as const
  })
  const rtp = split.reduce((sum, [, part]) => plus(sum, part), fraction(0n, 1n))
  const highest = Math.max(...pays.map(({ units }) => units))
  const features = pays.map(({ hand }, row) => {
    const none = averaged(kinds, all, hands, ({ ways, counts }) => ways - (counts[row] ?? 0))
    return [hand, minus(fraction(1n, 1n), none)] as const
  })
  return {
    proof: 'E',
    rtp,
    split: Object.fromEntries(split),
    rtpWithoutMost: rtp,
    variance: varianceOf(definition, kinds, { all, rtp }),
    hit: minus(
      fraction(1n, 1n),
      averaged(kinds, all, hands, ({ ways, counts }) => ways - sumOf(counts)),
    ),
    profit: chanceOfAtLeast(definition, kinds, unitsPerStake + 1),
    features: Object.fromEntries(features),
    most: averaged(kinds, all, hands, ({ counts }) =>
      sumOf(counts.filter((_, row) => pays[row]?.units === highest)),
    ),
    atLeast: (stakes) => chanceOfAtLeast(definition, kinds, stakes * unitsPerStake),
  }
}

/**
 * Of the payout of all hands, in squared stakes: n times the mean of a hand's square, and n times n - 1 times the mean of the squared worth of the
 * hold, which any two hands have in common. What the second is more than the squared mean is their covariance.
 */
function varianceOf(
  { pays, hands, unitsPerStake }: VideoPokerDefinition,
  kinds: readonly DealKind[],
  { all, rtp }: { readonly all: number; readonly rtp: Fraction },
): Fraction {
  const inKind = ({ counts }: DealKind, value: (units: number) => number): number =>
    counts.reduce((sum, count, row) => sum + count * value(pays[row]?.units ?? 0), 0)
  const squares = averaged(kinds, all, 1, (kind) => inKind(kind, (units) => units * units))
  const worths = averaged(kinds, all, 2, (kind) => inKind(kind, (units) => units))
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
  kinds: readonly DealKind[],
  all: number,
  power: number,
  of: (kind: DealKind) => number,
): Fraction {
  // Kinds that are alike in this are raised to the power once.
  const deals = new Map<string, { readonly part: bigint; deals: number }>()
  for (const kind of kinds) {
    const value = of(kind)
    if (value === 0) continue
    const key = `${kind.ways} ${value}`
    const known = deals.get(key)
    if (known) known.deals += kind.deals
    else
      deals.set(key, {
        part: BigInt(value) * BigInt(commonWays / kind.ways),
        deals: kind.deals,
      })
  }
  const exponent = BigInt(power)
  let sum = 0n
  for (const one of deals.values()) sum += BigInt(one.deals) * one.part ** exponent
  return fraction(sum, BigInt(all) * BigInt(commonWays) ** exponent)
}

const scaled = ({ numerator, denominator }: Fraction, by: bigint, of: bigint): Fraction =>
  fraction(numerator * by, denominator * of)

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
