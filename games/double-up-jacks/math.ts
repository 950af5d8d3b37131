import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Jacks or Better, 9/6, whose wins may be doubled against a card of the dealer’s. */
export const definition = {
  wilds: 'none',
  hands: 1,
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
  doubleUp: { steps: 5, limit: 400 },
  unitsPerStake: 1,
  betLevels: [5, 10, 20, 50, 100, 200, 300, 500, 1000, 2000, 5000, 10000],
} satisfies VideoPokerDefinition

export const game = videoPokerGame(definition)
