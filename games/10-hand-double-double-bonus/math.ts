import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Double Double Bonus, 9/6, ten hands from one deal. Every hand is bet the same: a stake is as many units as there are hands. */
export const definition = {
  wilds: 'none',
  hands: 10,
  pays: [
    { hand: 'royalFlush', units: 800 },
    { hand: 'fourAcesWithLow', units: 400 },
    { hand: 'fourAces', units: 160 },
    { hand: 'fourTwosToFoursWithAceOrLow', units: 160 },
    { hand: 'fourTwosToFours', units: 80 },
    { hand: 'fourFivesToKings', units: 50 },
    { hand: 'straightFlush', units: 50 },
    { hand: 'fullHouse', units: 9 },
    { hand: 'flush', units: 6 },
    { hand: 'straight', units: 4 },
    { hand: 'threeOfAKind', units: 3 },
    { hand: 'twoPair', units: 1 },
    { hand: 'jacksOrBetter', units: 1 },
  ],
  unitsPerStake: 10,
  betLevels: [10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
} satisfies VideoPokerDefinition

export const game = videoPokerGame(definition)
