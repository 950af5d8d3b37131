import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { jackpotGame } from '@fairhouse/game-math/jackpots/jackpot-game'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Jacks or Better, 8/5, whose royal flush pays what a meter of the house shows, from 800 stakes on; played at one stake. */
export const definition = {
  wilds: 'none',
  hands: 1,
  pays: [
    { hand: 'royalFlush', units: 800 },
    { hand: 'straightFlush', units: 50 },
    { hand: 'fourOfAKind', units: 25 },
    { hand: 'fullHouse', units: 8 },
    { hand: 'flush', units: 5 },
    { hand: 'straight', units: 4 },
    { hand: 'threeOfAKind', units: 3 },
    { hand: 'twoPair', units: 2 },
    { hand: 'jacksOrBetter', units: 1 },
  ],
  progressive: { hand: 'royalFlush', jackpot: 'royal', breakEven: 173_315 },
  unitsPerStake: 1,
  betLevels: [100],
} satisfies VideoPokerDefinition

/** A fortieth of what is staked is laid by for the next seed, which costs 1.99 % of it while the meter is at its seed, and more as a higher meter makes royals worth going for. */
export const game = jackpotGame(videoPokerGame(definition), [
  {
    won: 'byHand',
    name: 'royal',
    meter: 'royal-jacks',
    seed: 80_000,
    grows: 10_000,
    laidBy: 25_000,
    ceiling: 400_000,
    turnover: 4_016_976,
  },
])
