import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** White Hot Aces, 9/5: four aces at 240, a straight flush at 80. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAces: 240,
    fourTwosToFours: 120,
    straightFlush: 80,
    fourOfAKind: 50,
    fullHouse: 9,
    flush: 5,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 1,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
