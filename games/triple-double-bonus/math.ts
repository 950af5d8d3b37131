import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Triple Double Bonus, 9/7: four aces with a low card pay as much as the royal flush. */
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
    flush: 7,
    straight: 4,
    threeOfAKind: 2,
    twoPair: 1,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
