import type { Card } from '@fairhouse/contract/families/card'
import { type PokerRank, pokerRanks } from '@fairhouse/contract/families/cards/poker-ranks'
import { rankNumber, suitNumber } from '../../../cards/card.ts'

/** Values of hands of one rank lie together; so far apart are those of the next one. */
const perRank = 13 ** 3

/**
 * What three cards are worth: the greater beats the smaller, equal ones tie.
 * @param cards places of the deck: a card's rank times four and its suit.
 */
export function valueOf([first, second, third]: readonly [number, number, number]): number {
  const ranks = [first >> 2, second >> 2, third >> 2] as const
  const low = Math.min(...ranks)
  const high = Math.max(...ranks)
  const middle = ranks[0] + ranks[1] + ranks[2] - low - high
  if (low === high) return valueIn('threeOfAKind', high)
  if (low === middle) return valueIn('pair', low * 13 + high)
  if (middle === high) return valueIn('pair', high * 13 + low)
  const isFlush = (first & 3) === (second & 3) && (second & 3) === (third & 3)
  const straight = topOfStraight(low, middle, high)
  if (straight !== null) return valueIn(isFlush ? 'straightFlush' : 'straight', straight)
  return valueIn(isFlush ? 'flush' : 'highCard', high * 169 + middle * 13 + low)
}

/** The highest rank of a straight, null of none. An ace below the two makes the lowest one. */
function topOfStraight(low: number, middle: number, high: number): number | null {
  if (low === 0 && middle === 1 && high === 12) return 1
  return low + 1 === middle && middle + 1 === high ? high : null
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
