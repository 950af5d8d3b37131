import type { VideoPokerDefinition } from '../families/video-poker/definition.ts'
import { oneHand, type OneHand } from '../families/video-poker/presets.ts'
import { stakesOf } from './stakes.ts'
import type { PokerTableName, PokerWish } from './wish.ts'

/** Jacks or better by what its full house and its flush pay. */
const jacks = (fullHouse: number, flush: number): OneHand => ({
  wilds: 'none',
  pays: {
    royalFlush: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse,
    flush,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
})

const tables: Readonly<Record<PokerTableName, OneHand>> = {
  jacks96: jacks(9, 6),
  jacks86: jacks(8, 6),
  jacks85: jacks(8, 5),
  jacks75: jacks(7, 5),
  deuces: deuces(15, 9),
  deucesShort: deuces(12, 8),
  joker: {
    wilds: 'joker',
    pays: {
      naturalRoyalFlush: 800,
      fiveOfAKind: 200,
      wildRoyalFlush: 100,
      straightFlush: 50,
      fourOfAKind: 18,
      fullHouse: 7,
      flush: 5,
      straight: 3,
      threeOfAKind: 2,
      twoPair: 1,
      kingsOrBetter: 1,
    },
  },
}

/** Deuces wild by what five of a kind and a straight flush pay. */
function deuces(fiveOfAKind: number, straightFlush: number): OneHand {
  return {
    wilds: 'deuces',
    pays: {
      naturalRoyalFlush: 800,
      fourDeuces: 200,
      wildRoyalFlush: 25,
      fiveOfAKind,
      straightFlush,
      fourOfAKind: 4,
      fullHouse: 4,
      flush: 3,
      straight: 2,
      threeOfAKind: 1,
    },
  }
}

/** A video poker of one hand. */
export const derivePoker = (wish: PokerWish): VideoPokerDefinition => ({
  ...oneHand(tables[wish.table]),
  betLevels: stakesOf(wish, 1),
})
