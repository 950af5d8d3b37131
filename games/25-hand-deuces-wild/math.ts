import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Deuces Wild, 25-16-10-4-4-3-2, twenty-five hands from one deal. Every hand is bet the same: a stake is as many units as there are hands. */
export const definition = {
  wilds: 'deuces',
  hands: 25,
  pays: [
    { hand: 'naturalRoyalFlush', units: 800 },
    { hand: 'fourDeuces', units: 200 },
    { hand: 'wildRoyalFlush', units: 25 },
    { hand: 'fiveOfAKind', units: 16 },
    { hand: 'straightFlush', units: 10 },
    { hand: 'fourOfAKind', units: 4 },
    { hand: 'fullHouse', units: 4 },
    { hand: 'flush', units: 3 },
    { hand: 'straight', units: 2 },
    { hand: 'threeOfAKind', units: 1 },
  ],
  unitsPerStake: 25,
  betLevels: [25, 50, 125, 250, 500, 1250, 2500, 5000],
} satisfies VideoPokerDefinition

export const game = videoPokerGame(definition)
