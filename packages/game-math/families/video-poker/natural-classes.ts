import { at } from '../../at.ts'

/**
 * Hands of a deck without wild cards, told apart as finely as any pay table does: by what they are, pairs by their rank, fours of a kind by rank and
 * fifth card. A pay table is a map from these classes to its rows, so that what is counted by class serves every table.
 */
const rankCount = 13

/** Pairs stand from 1 by rank, a two first; fours of a kind by rank and, within it, by the rank of the fifth card. */
const firstPair = 1
const firstFour = 20
const classOfTwoPair = 14
const classOfThree = 15
const classOfStraight = 16
const classOfFlush = 17
const classOfFullHouse = 18
const classOfStraightFlush = firstFour + rankCount * rankCount
const classOfRoyalFlush = classOfStraightFlush + 1

/** Classes are numbers from 0, high cards, and fewer than this. */
export const naturalClassCount = classOfRoyalFlush + 1

/** Ranks as bits: ten to ace, and the ace that counts low. */
const royal = 0b1_1111_0000_0000
const wheel = 0b1_0000_0000_1111

/** What a class is, in words that rows of a pay table can be matched by. */
export type NaturalHand =
  | { readonly kind: 'pair'; readonly rank: number }
  | { readonly kind: 'four'; readonly rank: number; readonly fifth: number }
  | {
      readonly kind:
        | 'high'
        | 'twoPair'
        | 'three'
        | 'straight'
        | 'flush'
        | 'fullHouse'
        | 'straightFlush'
        | 'royalFlush'
    }

/** Every class in words, by its number; numbers that no hand has are told as `high`. */
export const naturalHands: readonly NaturalHand[] = Array.from(
  { length: naturalClassCount },
  (_, of) => handOf(of),
)

function handOf(of: number): NaturalHand {
  if (of >= firstPair && of < classOfTwoPair) return { kind: 'pair', rank: of - firstPair }
  if (of >= firstFour && of < classOfStraightFlush) {
    const rank = Math.floor((of - firstFour) / rankCount)
    return { kind: 'four', rank, fifth: (of - firstFour) % rankCount }
  }
  const kinds = {
    [classOfTwoPair]: 'twoPair',
    [classOfThree]: 'three',
    [classOfStraight]: 'straight',
    [classOfFlush]: 'flush',
    [classOfFullHouse]: 'fullHouse',
    [classOfStraightFlush]: 'straightFlush',
    [classOfRoyalFlush]: 'royalFlush',
  } as const
  return { kind: Object.entries(kinds).find(([number]) => Number(number) === of)?.[1] ?? 'high' }
}

/**
 * The class of five different cards, each a place in the deck: four times its rank (0 for a two, 12 for an ace) and its suit.
 * @param from where the five begin in the list, which may hold millions of hands.
 */
export function naturalClassOf(cards: Int32Array, from = 0): number {
  const a = at(cards, from)
  let seen = 0
  // Of ranks seen once, thrice and five times; of two and four, nothing: they cancel out.
  let odd = 0
  let strange = 0
  for (let place = from; place < from + 5; place++) {
    const card = at(cards, place)
    const bit = 1 << (card >> 2)
    seen |= bit
    odd ^= bit
    strange |= card ^ a
  }
  const different = bitCount(seen)
  if (different === 5) return classOfDifferent(seen, (strange & 3) === 0)
  const even = seen & ~odd
  if (different === 4) return firstPair + rankOfBit(even)
  if (different === 3) return even === 0 ? classOfThree : classOfTwoPair
  const isFour = countOf(rankOfBit(even), cards, from) === 4
  return isFour ? firstFour + rankOfBit(even) * rankCount + rankOfBit(odd) : classOfFullHouse
}

function classOfDifferent(seen: number, isOneSuit: boolean): number {
  // Dividing by the lowest bit brings five in a row to 11111.
  const isStraight = seen === wheel || seen / (seen & -seen) === 0b1_1111
  if (!isStraight) return isOneSuit ? classOfFlush : 0
  if (!isOneSuit) return classOfStraight
  return seen === royal ? classOfRoyalFlush : classOfStraightFlush
}

function countOf(rank: number, cards: Int32Array, from: number): number {
  let count = 0
  for (let place = from; place < from + 5; place++) {
    if (at(cards, place) >> 2 === rank) count++
  }
  return count
}

const rankOfBit = (bit: number): number => 31 - Math.clz32(bit)

/** Ranks in a set of at most five. */
function bitCount(set: number): number {
  let left = set
  let count = 0
  while (left !== 0) {
    left &= left - 1
    count++
  }
  return count
}
