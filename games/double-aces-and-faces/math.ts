import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Double Aces and Faces, 9/6/5: twice the bonus of Aces and Faces. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAces: 160,
    fourJacksToKings: 80,
    fourOfAKind: 50,
    straightFlush: 50,
    fullHouse: 9,
    flush: 6,
    straight: 5,
    threeOfAKind: 3,
    twoPair: 1,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
