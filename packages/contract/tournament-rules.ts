import type { Currency } from '@fairhouse/money'

/** A tournament that comes again and again. Amounts are minor units of its currency. */
export interface Series {
  readonly name: 'dailyMultiplier' | 'weeklyMultiplier'
  readonly currency: Currency
  readonly every: 'day' | 'week'
  /** Rounds that count for a player, and how many of them are added up: the best. */
  readonly rounds: number
  readonly best: number
  /** The smallest bet that counts. */
  readonly minStake: number
  /** By place. */
  readonly prizes: readonly number[]
}

const daily = {
  name: 'dailyMultiplier',
  every: 'day',
  rounds: 100,
  best: 10,
  minStake: 20,
} as const
const weekly = {
  name: 'weeklyMultiplier',
  every: 'week',
  rounds: 100,
  best: 20,
  minStake: 20,
} as const

/** Every series of the house: each for real money, with bonuses as prizes, and for play money, with credits. */
export const series: readonly Series[] = [
  { ...daily, currency: 'USD', prizes: [2_000, 1_000, 500, 500, 200, 200, 200, 100, 100, 100] },
  {
    ...daily,
    currency: 'CREDIT',
    prizes: [200_000, 100_000, 50_000, 50_000, 20_000, 20_000, 20_000, 10_000, 10_000, 10_000],
  },
  {
    ...weekly,
    currency: 'USD',
    prizes: [10_000, 5_000, 2_000, 2_000, 1_000, 1_000, 500, 500, 500, 500],
  },
  {
    ...weekly,
    currency: 'CREDIT',
    prizes: [
      1_000_000, 500_000, 200_000, 200_000, 100_000, 100_000, 50_000, 50_000, 50_000, 50_000,
    ],
  },
]

/** What a round scores: its win over its bet, in hundredths, rounded down. */
export const scoreOf = ({
  stake,
  payout,
}: {
  readonly stake: number
  readonly payout: number
}): number => Math.floor((payout * 100) / stake)
