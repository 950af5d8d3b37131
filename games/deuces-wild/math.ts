import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Deuces Wild, 25-16-10-4-4-3-2: the table that is told as not so ugly. */
export const definition = oneHand({
  wilds: 'deuces',
  pays: {
    naturalRoyalFlush: 800,
    fourDeuces: 200,
    wildRoyalFlush: 25,
    fiveOfAKind: 16,
    straightFlush: 10,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 2,
    threeOfAKind: 1,
  },
})

export const game = videoPokerGame(definition)
