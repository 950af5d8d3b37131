import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Tens or Better, 6/5: a pair of tens pays as well, full house and flush pay less for it. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 6,
    flush: 5,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    tensOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
