import type { GameKind } from './entities/game-words.ts'

/**
 * What play earns beside its payouts, in one place for the server that counts it and the pages that tell it. Money is whole cents, rates are
 * whole percent, so that every product is a whole number before it is divided once.
 */

/** Lifetime turnover in cents from which a VIP level begins, what its points are multiplied by, and what the house gives when it is reached. */
export const vipLevels = [
  { name: 'bronze', turnover: 500_000, pointsPercent: 125, gift: 1_000 },
  { name: 'silver', turnover: 2_500_000, pointsPercent: 150, gift: 5_000 },
  { name: 'gold', turnover: 10_000_000, pointsPercent: 175, gift: 25_000 },
  { name: 'platinum', turnover: 50_000_000, pointsPercent: 200, gift: 100_000 },
] as const

/** 0 none, 1 bronze to 4 platinum. */
export type VipLevel = 0 | 1 | 2 | 3 | 4

/** The level of a lifetime turnover, in cents. */
export function vipLevelAt(lifetime: number): VipLevel {
  const reached = vipLevels.filter(({ turnover }) => lifetime >= turnover).length
  return reached === 0 || reached === 1 || reached === 2 || reached === 3 ? reached : 4
}

/** What points are multiplied by at a level, in percent. */
export const pointsPercentAt = (level: VipLevel): number =>
  level === 0 ? 100 : (vipLevels[level - 1]?.pointsPercent ?? 100)

/** How much of its turnover a kind of game counts for points, in percent: less where the house keeps less of it. */
export const earningPercent = {
  slot: 100,
  keno: 100,
  bingo: 100,
  lottery: 100,
  fish: 25,
  crash: 25,
  poker: 20,
  table: 20,
  roulette: 20,
} as const satisfies Record<GameKind, number>

/** Points are kept to five digits after the point. */
export const pointScale = 100_000

export const compPointRules = {
  /** Cents of turnover that earn a point, at full rate and without a level. */
  turnoverPerPoint: 1_000,
  /** Points that are worth a dollar, and the fewest that can be exchanged. */
  pointsPerDollar: 100,
  fewest: 100,
  /** Months without a round that earns, after which points expire, and days before that on which the player is told. */
  idleMonths: 12,
  noticeDays: 30,
} as const

/** Cents that whole points are worth, rounded down. */
export const worthOfPoints = (points: number): number =>
  Math.floor((points * 100) / compPointRules.pointsPerDollar)

/** Cents of turnover for a token, on own games. */
export const turnoverPerToken = 1_000
/** Cents of turnover for a ticket of the lotto. */
export const turnoverPerTicket = 5_000

export const cashbackRules = {
  /** Percent of the net loss by cashback level from 1, which is the VIP level plus one; in tenths of a percent. */
  permille: [50, 75, 100, 125, 150],
  /** The smallest net loss that counts, in cents. */
  from: 1_000,
  /** The most net deposit of a week that counts, in dollars. */
  mostDeposit: 1_000,
  claimDays: 7,
} as const

/** The weekly draw. Amounts are cents. */
export const lottoRules = {
  /** Prizes but the first, the largest first. */
  prizes: [5_000, 2_000, 2_000, 2_000, 1_000, 1_000, 1_000, 1_000, 1_000, 500, 500, 500, 500, 500],
  /** Where the first prize begins, and what each ticket in the drum adds: a tenth of a percent of the turnover that earned it. */
  firstFrom: 10_000,
  firstPerTicket: 5,
  /** The first prize is drawn among no fewer numbers; one that nobody has lets it grow on. */
  firstAmong: 1_000,
} as const

/** The first prize of a draw, in cents. @param carried what earlier draws left to nobody. */
export const firstPrizeOf = (carried: number, tickets: number): number =>
  lottoRules.firstFrom + carried + tickets * lottoRules.firstPerTicket
