import type { Card } from '@fairhouse/contract/families/card'
import { rankNumber } from '../../../cards/card.ts'

/** What a hand counts. */
export interface Points {
  readonly value: number
  /** An ace in it counts eleven, and can count one when another card comes. */
  readonly isSoft: boolean
}

export const twentyOne = 21

/** Rank by which cards count alike: 1 for an ace, their number, 10 for a ten and for court cards. */
export function valueOf(card: Card): number {
  const rank = rankNumber(card)
  if (rank === 12) return 1
  return Math.min(rank + 2, 10)
}

export function pointsOf(cards: readonly Card[]): Points {
  let value = 0
  let hasAce = false
  for (const card of cards) {
    const of = valueOf(card)
    value += of
    hasAce ||= of === 1
  }
  const isSoft = hasAce && value + 10 <= twentyOne
  return { value: isSoft ? value + 10 : value, isSoft }
}

/** An ace and a ten as the first two cards; two cards that a split made are none. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && pointsOf(cards).value === twentyOne
