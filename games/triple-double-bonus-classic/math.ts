import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Triple Double Bonus, 9/6: the same with a flush at six. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAcesWithLow: 800,
    fourTwosToFoursWithAceOrLow: 400,
    fourAces: 160,
    fourTwosToFours: 80,
    fourOfAKind: 50,
    straightFlush: 50,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    threeOfAKind: 2,
    twoPair: 1,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
