import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Triple Bonus Plus, 9/5: three times the bonus for fours, a straight flush at 100. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAces: 240,
    fourTwosToFours: 120,
    straightFlush: 100,
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
