import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Jacks or Better, 9/6, three hands from one deal. Every hand is bet the same: a stake is as many units as there are hands. */
export const definition = {
  wilds: 'none',
  hands: 3,
  pays: [
    { hand: 'royalFlush', units: 800 },
    { hand: 'straightFlush', units: 50 },
    { hand: 'fourOfAKind', units: 25 },
    { hand: 'fullHouse', units: 9 },
    { hand: 'flush', units: 6 },
    { hand: 'straight', units: 4 },
    { hand: 'threeOfAKind', units: 3 },
    { hand: 'twoPair', units: 2 },
    { hand: 'jacksOrBetter', units: 1 },
  ],
  unitsPerStake: 3,
  betLevels: [15, 30, 60, 150, 300, 600, 1500, 3000, 6000],
} satisfies VideoPokerDefinition

export const game = videoPokerGame(definition)
