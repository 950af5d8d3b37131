import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Bonus Poker, 8/5, five hands from one deal. Every hand is bet the same: a stake is as many units as there are hands. */
export const definition = {
  wilds: 'none',
  hands: 5,
  pays: [
    { hand: 'royalFlush', units: 800 },
    { hand: 'fourAces', units: 80 },
    { hand: 'straightFlush', units: 50 },
    { hand: 'fourTwosToFours', units: 40 },
    { hand: 'fourFivesToKings', units: 25 },
    { hand: 'fullHouse', units: 8 },
    { hand: 'flush', units: 5 },
    { hand: 'straight', units: 4 },
    { hand: 'threeOfAKind', units: 3 },
    { hand: 'twoPair', units: 2 },
    { hand: 'jacksOrBetter', units: 1 },
  ],
  unitsPerStake: 5,
  betLevels: [10, 25, 50, 100, 250, 500, 1000, 2500, 5000],
} satisfies VideoPokerDefinition

export const game = videoPokerGame(definition)
