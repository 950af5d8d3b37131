import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Joker Poker, two pair or better, 20/10/6/5, five of a kind at 100 and a wild royal flush at 50. */
export const definition = oneHand({
  wilds: 'joker',
  pays: {
    naturalRoyalFlush: 800,
    fiveOfAKind: 100,
    wildRoyalFlush: 50,
    straightFlush: 50,
    fourOfAKind: 20,
    fullHouse: 10,
    flush: 6,
    straight: 5,
    threeOfAKind: 2,
    twoPair: 1,
  },
})

export const game = videoPokerGame(definition)
