import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Deuces Wild, 25-15-9-4-4-3-2: the table of old. */
export const definition = oneHand({
  wilds: 'deuces',
  pays: {
    naturalRoyalFlush: 800,
    fourDeuces: 200,
    wildRoyalFlush: 25,
    fiveOfAKind: 15,
    straightFlush: 9,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 2,
    threeOfAKind: 1,
  },
})

export const game = videoPokerGame(definition)
