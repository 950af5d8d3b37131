import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Joker Poker, kings or better, 18/7/5/3. */
export const definition = oneHand({
  wilds: 'joker',
  pays: {
    naturalRoyalFlush: 800,
    fiveOfAKind: 200,
    wildRoyalFlush: 100,
    straightFlush: 50,
    fourOfAKind: 18,
    fullHouse: 7,
    flush: 5,
    straight: 3,
    threeOfAKind: 2,
    twoPair: 1,
    kingsOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
