import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Joker Poker, kings or better, 17/7/5/3, a hundred hands from one deal. Every hand is bet the same: a stake is as many units as there are hands. */
export const definition = {
  wilds: 'joker',
  hands: 100,
  pays: [
    { hand: 'naturalRoyalFlush', units: 800 },
    { hand: 'fiveOfAKind', units: 200 },
    { hand: 'wildRoyalFlush', units: 100 },
    { hand: 'straightFlush', units: 50 },
    { hand: 'fourOfAKind', units: 17 },
    { hand: 'fullHouse', units: 7 },
    { hand: 'flush', units: 5 },
    { hand: 'straight', units: 3 },
    { hand: 'threeOfAKind', units: 2 },
    { hand: 'twoPair', units: 1 },
    { hand: 'kingsOrBetter', units: 1 },
  ],
  unitsPerStake: 100,
  betLevels: [100, 200, 500, 1000, 2000, 5000],
} satisfies VideoPokerDefinition

export const game = videoPokerGame(definition)
