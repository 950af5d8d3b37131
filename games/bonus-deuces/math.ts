import { oneHand } from '@fairhouse/game-math/families/video-poker/presets'
import { videoPokerGame } from '@fairhouse/game-math/families/video-poker/video-poker-game'

/** Bonus Deuces, 9-4-4-3-1: four deuces pay by the fifth card, five of a kind by rank. */
export const definition = oneHand({
  wilds: 'deuces',
  pays: {
    naturalRoyalFlush: 800,
    fourDeucesWithAce: 400,
    fourDeuces: 200,
    fiveAces: 80,
    fiveThreesToFives: 40,
    wildRoyalFlush: 25,
    fiveSixesToKings: 20,
    straightFlush: 9,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 1,
    threeOfAKind: 1,
  },
})

export const game = videoPokerGame(definition)
