import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Bonus Poker Deluxe, 8/6: every four of a kind pays 80. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourOfAKind: 80,
    straightFlush: 50,
    fullHouse: 8,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 1,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
