import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Aces and Eights, 8/5: a bonus for aces and eights, and for sevens. */
export const definition = oneHand({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    fourAcesOrEights: 80,
    fourSevens: 50,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 8,
    flush: 5,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
})

export const game = videoPokerGame(definition)
