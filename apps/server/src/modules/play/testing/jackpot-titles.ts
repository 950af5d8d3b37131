import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { jackpotGame } from '@fairhouse/game-math/jackpots/jackpot-game'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'
import type { Title } from '#modules/catalog'
import { wheelTitle } from './wheel.ts'

/** Every stake is as much as its turnover, so that every round wins it. */
export const sure = {
  won: 'byDraw',
  name: 'grand',
  meter: 'sure',
  seed: 5,
  grows: 123_457,
  laidBy: 500_001,
  ceiling: 10,
  turnover: 10,
} satisfies JackpotTerms
export const mustHit = {
  won: 'byMeter',
  name: 'mini',
  meter: 'must hit',
  seed: 10,
  grows: 33_333,
  laidBy: 20_000,
  ceiling: 60,
} satisfies JackpotTerms
/** A hand wins it: see `pairPoker`. */
export const paired = {
  won: 'byHand',
  name: 'royal',
  meter: 'paired',
  seed: 20,
  grows: 100_000,
  laidBy: 300_000,
  ceiling: 60,
  turnover: 100,
} satisfies JackpotTerms

export const titleOf = (id: number, uri: string, jackpots: readonly JackpotTerms[]): Title => ({
  ...wheelTitle,
  manifest: { ...wheelTitle.manifest, id, uri },
  rules: jackpotGame(wheelTitle.rules, jackpots),
})
/** A video poker whose meter pays the lowest of its hands, so that a test meets it within a few deals. */
export const pairPoker: Title = {
  ...wheelTitle,
  manifest: { ...wheelTitle.manifest, id: 4, uri: 'paired', family: 'videoPoker' },
  rules: jackpotGame(
    videoPokerGame({
      wilds: 'none',
      hands: 1,
      pays: [
        { hand: 'twoPair', units: 4 },
        { hand: 'jacksOrBetter', units: 2 },
      ],
      progressive: { hand: 'jacksOrBetter', jackpot: paired.name, breakEven: 100 },
      unitsPerStake: 1,
      betLevels: [10],
    }),
    [paired],
  ),
}

/** Titles whose jackpots are won often. */
export const jackpotTitles = [titleOf(2, 'sure', [sure]), titleOf(3, 'climb', [mustHit])]
