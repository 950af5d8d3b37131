import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Deuces Wild, 20-12-10-4-4-3-2: less for a wild royal flush and for five of a kind. */
export const definition = oneHand({
  wilds: 'deuces',
  pays: {
    naturalRoyalFlush: 800,
    fourDeuces: 200,
    wildRoyalFlush: 20,
    fiveOfAKind: 12,
    straightFlush: 10,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 2,
    threeOfAKind: 1,
  },
})

export const game = videoPokerGame(definition)
