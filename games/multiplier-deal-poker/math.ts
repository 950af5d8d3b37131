import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Jacks or Better, 8/5: five coins on the hand, the sixth for a multiplier that is drawn with the deal. */
export const definition = {
  wilds: 'none',
  hands: 1,
  pays: [
    { hand: 'royalFlush', units: 4000 },
    { hand: 'straightFlush', units: 250 },
    { hand: 'fourOfAKind', units: 125 },
    { hand: 'fullHouse', units: 40 },
    { hand: 'flush', units: 25 },
    { hand: 'straight', units: 20 },
    { hand: 'threeOfAKind', units: 15 },
    { hand: 'twoPair', units: 10 },
    { hand: 'jacksOrBetter', units: 5 },
  ],
  multipliers: [
    { by: 1, weight: 140 },
    { by: 2, weight: 3 },
    { by: 3, weight: 2 },
    { by: 4, weight: 2 },
    { by: 5, weight: 1 },
    { by: 8, weight: 1 },
    { by: 10, weight: 1 },
  ],
  unitsPerStake: 6,
  betLevels: [6, 12, 30, 60, 120, 240, 300, 600, 1200, 3000, 6000],
} satisfies VideoPokerDefinition

export const game = videoPokerGame(definition)
