import type { Game } from './entities/game.ts'
import { turnoverOf } from './turnover.ts'

/** Times that a grant has to be wagered, and what of it is wagered. */
export const wagering = { match: 25, freeSpins: 20, freeChip: 35, reward: 1 } as const
export type WageringName = keyof typeof wagering

/** How much of a stake counts toward wagering. */
export const contribution = {
  slots: 1,
  fish: 0.5,
  crash: 0.25,
  tables: 0.1,
  cards: 0.05,
  progressive: 0,
} as const
export type ContributionGroup = keyof typeof contribution

/** The highest bet with an active bonus is the lower of these: minor units, and a part of the bonus. */
export const maxStakeUnits = 500
export const maxStakePart = 0.1

/** Days to deposit once an offer is claimed, and days to wager once its money is there. */
export const depositDays = 7
export const activeDays = 14
/** Days that an invited friend has from the invitation on until the reward is earned. */
export const friendDays = 90

/** Group id of the specification. */
const progressiveGames = 1289
/** Of the mechanics of a game. */
const progressiveJackpot = 'jackpot'

/** Cards whose return at good play is so high that a bet counts least. */
const nearlyEven = /blackjack|baccarat|craps/i

/** What of a game its share of wagering depends on. */
export interface WageredGame extends Pick<Game, 'kind' | 'category' | 'uri'> {
  readonly mechanics: readonly string[]
}

/** The group by which a game counts toward wagering. */
export function contributionGroup({
  kind,
  category,
  uri,
  mechanics,
}: WageredGame): ContributionGroup {
  if (category === progressiveGames || mechanics.includes(progressiveJackpot)) return 'progressive'
  switch (kind) {
    case 'slot':
    case 'keno':
    case 'bingo':
    case 'lottery':
      return 'slots'
    case 'fish':
      return 'fish'
    case 'crash':
      return 'crash'
    case 'poker':
    case 'roulette':
      return 'tables'
    case 'table':
      return nearlyEven.test(uri) ? 'cards' : 'tables'
  }
}

/**
 * What a finished round adds to wagering, in minor units, rounded down.
 * @param cost and `payout` of the whole round, minor units.
 */
export function countedOfRound(
  game: WageredGame,
  { cost, payout }: { readonly cost: number; readonly payout: number },
): number {
  const turnover = turnoverOf(game.kind, { stake: cost, payout })
  return Math.floor(turnover * contribution[contributionGroup(game)])
}

/** The highest bet while a bonus of so much is active, in minor units; never below the smallest coin. */
export const highestStake = (bonusUnits: number): number =>
  Math.max(1, Math.min(maxStakeUnits, Math.floor(bonusUnits * maxStakePart)))
