import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Double Double Bonus, 8/5: the same with a lower full house and flush. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAcesWithLow: 400,
    fourAces: 160,
    fourTwosToFoursWithAceOrLow: 160,
    fourTwosToFours: 80,
    fourOfAKind: 50,
    straightFlush: 50,
    fullHouse: 8,
    flush: 5,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 1,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
