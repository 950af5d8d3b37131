import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Double Bonus, 9/7/5: twice the bonus for fours, two pair pays what was bet. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAces: 160,
    fourTwosToFours: 80,
    fourOfAKind: 50,
    straightFlush: 50,
    fullHouse: 9,
    flush: 7,
    straight: 5,
    threeOfAKind: 3,
    twoPair: 1,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
