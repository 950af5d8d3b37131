import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Jacks or Better, 8/6: the table of most bars, eight for a full house and six for a flush. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 8,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
