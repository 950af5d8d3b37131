import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Aces and Faces, 8/5: a bonus for four aces and for four of a face. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAces: 80,
    straightFlush: 50,
    fourJacksToKings: 40,
    fourOfAKind: 25,
    fullHouse: 8,
    flush: 5,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
