import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Bonus Poker, 7/5: the same bonus with a full house at seven. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAces: 80,
    straightFlush: 50,
    fourTwosToFours: 40,
    fourOfAKind: 25,
    fullHouse: 7,
    flush: 5,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
