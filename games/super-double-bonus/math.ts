import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Super Double Bonus, 9/5: jacks, queens and kings have a bonus of their own. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAces: 160,
    fourJacksToKings: 120,
    fourTwosToFours: 80,
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
