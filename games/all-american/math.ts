import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** All American, 7/7/7: full house, flush and straight pay alike, a straight flush four times the usual. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    straightFlush: 200,
    fourOfAKind: 40,
    fullHouse: 7,
    flush: 7,
    straight: 7,
    threeOfAKind: 3,
    twoPair: 1,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
