import type { GameFacts, ProofClass } from '../facts.ts'
import { Absence } from './absence.ts'
import type { Chancy } from './chances.ts'
import { Extents } from './extents.ts'
import { type Gamble, gambledMoments } from './gambled.ts'
import { Means } from './means.ts'
import { distributionOf } from './series/distribution.ts'
import { type Fraction, fraction, greatestDivisor, minus, plus, times } from '../fraction.ts'

/** A round whose facts are asked for. */
export interface ProvedRound {
  readonly proof: ProofClass
  readonly chances: Chancy
  /** Pay units that a round costs, and that are in one stake. */
  readonly price: number
  readonly unitsPerStake: number
  /** What would win more pays this. */
  readonly maxUnits: number
  /** Names of parts of the return, in the order to show. The last of them gives up what the most cuts off. */
  readonly parts: readonly string[]
  readonly features: readonly string[]
  /** What a round has won may be doubled or lost when it would end. No part of all that is proved but `gamble`. */
  readonly gamble?: Gamble
}

/** Exact chances of every payout. */
export interface Payouts {
  /** An amount is so many pay units. */
  readonly grid: number
  /** `counts[amount]`: ways, of `total`, to win every amount below the most. */
  readonly counts: readonly bigint[]
  /** Ways to win the most. */
  readonly most: bigint
  readonly total: bigint
}

/** The chances of every payout as whole numbers. What would pay more than the most is counted as the most. */
export function payoutsOf({ chances, maxUnits }: ProvedRound): Payouts {
  const { total, grid: divisor } = chances(new Extents())
  const grid = Number(greatestDivisor(divisor, BigInt(maxUnits)))
  const counts = distributionOf(chances, total, { grid, amounts: maxUnits / grid })
  return { grid, counts, most: total - sumOf(counts), total }
}

export function factsOf(round: ProvedRound): GameFacts {
  const payouts = payoutsOf(round)
  const mean = moment(payouts, round, 1n)
  const stakesPerPrice = fraction(BigInt(round.unitsPerStake), BigInt(round.price))
  const rtp = times(mean, stakesPerPrice)
  const means = round.chances(new Means())
  const price = fraction(1n, BigInt(round.price))
  const uncut = round.parts.map(
    (part) => [part, times(price, means.get(part) ?? fraction(0n, 1n))] as const,
  )
  const rtpWithoutMost = uncut.reduce((sum, [, part]) => plus(sum, part), fraction(0n, 1n))
  const cut = minus(rtpWithoutMost, rtp)
  const last = round.parts.at(-1)
  return {
    proof: round.proof,
    rtp,
    split: Object.fromEntries(
      uncut.map(([part, mean]) => [part, part === last ? minus(mean, cut) : mean]),
    ),
    rtpWithoutMost,
    variance: times(
      minus(moment(payouts, round, 2n), times(mean, mean)),
      times(stakesPerPrice, stakesPerPrice),
    ),
    hit: tail(payouts, 1),
    profit: tail(payouts, round.price + 1),
    features: Object.fromEntries(
      round.features.map((feature) => [
        feature,
        minus(fraction(1n, 1n), round.chances(new Absence(feature))),
      ]),
    ),
    most: fraction(payouts.most, payouts.total),
    atLeast: (stakes) => tail(payouts, stakes * round.unitsPerStake),
    ...(round.gamble && { gamble: alwaysGambling(payouts, round, round.gamble, mean) }),
  }
}

/** The same for a player who takes every doubling. */
function alwaysGambling(
  { grid, counts, most, total }: Payouts,
  { maxUnits, unitsPerStake, price }: ProvedRound,
  gamble: Gamble,
  mean: Fraction,
): NonNullable<GameFacts['gamble']> {
  const payouts = [...counts, most].map(
    (ways, amount) => [amount < counts.length ? amount * grid : maxUnits, ways] as const,
  )
  const { hit, squared } = gambledMoments(payouts, total, gamble)
  const perPrice = fraction(1n, BigInt(price) ** 2n)
  const stakes = fraction(BigInt(unitsPerStake) ** 2n, BigInt(price) ** 2n)
  return { hit, variance: minus(times(squared, perPrice), times(times(mean, mean), stakes)) }
}

/** Mean of a power of the payout, in stakes to that power. */
function moment(
  payouts: Payouts,
  { maxUnits, unitsPerStake }: ProvedRound,
  power: bigint,
): Fraction {
  const grid = BigInt(payouts.grid)
  const most = payouts.most * BigInt(maxUnits) ** power
  const sum = payouts.counts.reduce(
    (total, count, amount) => total + count * (BigInt(amount) * grid) ** power,
    most,
  )
  return fraction(sum, payouts.total * BigInt(unitsPerStake) ** power)
}

/** P(payout >= units). */
function tail(payouts: Payouts, units: number): Fraction {
  const below = payouts.counts.slice(0, Math.ceil(units / payouts.grid))
  return fraction(payouts.total - sumOf(below), payouts.total)
}

function sumOf(counts: readonly bigint[]): bigint {
  return counts.reduce((sum, count) => sum + count, 0n)
}
