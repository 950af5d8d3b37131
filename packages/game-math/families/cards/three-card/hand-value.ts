import type { Card } from '@fairhouse/contract/families/card'
import { type PokerRank, pokerRanks } from '@fairhouse/contract/families/cards/poker-ranks'
import { rankNumber, suitNumber } from '../../../cards/card.ts'

/** Values of hands of one rank lie together; so far apart are those of the next one. */
const perRank = 13 ** 3

/**
 * What three cards are worth: the greater beats the smaller, equal ones tie.
 * @param cards places of the deck: a card's rank times four and its suit.
 */
export function valueOf(cards: readonly [number, number, number]): number {
  const [low, middle, high] = cards.map((card) => card >> 2).toSorted((a, b) => a - b)
  if (low === undefined || middle === undefined || high === undefined) return 0
  const isFlush = new Set(cards.map((card) => card & 3)).size === 1
  if (low === high) return valueIn('threeOfAKind', high)
  if (low === middle || middle === high) {
    const single = low === middle ? high : low
    return valueIn('pair', middle * 13 + single)
  }
  // An ace below the two makes the lowest straight.
  const isWheel = low === 0 && middle === 1 && high === 12
  const isStraight = isWheel || (low + 1 === middle && middle + 1 === high)
  if (isStraight) return valueIn(isFlush ? 'straightFlush' : 'straight', isWheel ? 1 : high)
  return valueIn(isFlush ? 'flush' : 'highCard', high * 169 + middle * 13 + low)
}

const valueIn = (rank: PokerRank, within: number): number =>
  pokerRanks.indexOf(rank) * perRank + within

/** What a hand of this value is called. */
export function rankOfValue(value: number): PokerRank {
  return pokerRanks[Math.floor(value / perRank)] ?? 'highCard'
}

/** The least that the dealer plays with: any hand with a queen. */
export const isQualified = (value: number): boolean => value >= 10 * 169

/** The least hand that is worth playing: a queen, a six and a four of different suits. */
const leastPlayed = 10 * 169 + 4 * 13 + 2

/** Whether a hand is worth a second bet; held to every hand's exact worth by a test. */
export const isPlayed = (value: number): boolean => value >= leastPlayed

/** The place of a card in a deck. */
export const placeIn = (card: Card): number => rankNumber(card) * 4 + suitNumber(card)
