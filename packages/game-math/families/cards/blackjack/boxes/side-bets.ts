import type { Card } from '@fairhouse/contract/families/card'
import { rankNumber } from '../../../../cards/card.ts'

/** What two cards of a box make, the dearest first: the same card twice, one rank of one colour, one rank. */
export const pairsMade = ['perfect', 'coloured', 'mixed'] as const
export type PairsMade = (typeof pairsMade)[number]

/** What two cards of a box and the dealer's card in sight make, the dearest first. */
export const pokerMade = ['suitedThree', 'straightFlush', 'three', 'straight', 'flush'] as const
export type PokerMade = (typeof pokerMade)[number]

const suitOf = (card: Card): string => card.slice(-1)
const isRed = (card: Card): boolean => suitOf(card) === 'd' || suitOf(card) === 'h'

/** @returns null for two cards of two ranks. */
export function pairOf(first: Card, second: Card): PairsMade | null {
  if (rankNumber(first) !== rankNumber(second)) return null
  if (suitOf(first) === suitOf(second)) return 'perfect'
  return isRed(first) === isRed(second) ? 'coloured' : 'mixed'
}

/** An ace is above the king or below the two. @returns null where the three make nothing that pays. */
export function threeOf(cards: readonly [Card, Card, Card]): PokerMade | null {
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]))
  const [low = 0, middle = 0, high = 0] = cards.map(rankNumber).toSorted((a, b) => a - b)
  if (low === high) return isFlush ? 'suitedThree' : 'three'
  const isRow = middle === low + 1 && (high === low + 2 || (low === 0 && high === 12))
  if (isRow) return isFlush ? 'straightFlush' : 'straight'
  return isFlush ? 'flush' : null
}
