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
 * The class of five different cards, each a place in the deck: four times its rank (0 for a two, 12 for an ace) and its suit. No list is made: this
 * is what millions of hands go through.
 */
export function naturalClassOf(a: number, b: number, c: number, d: number, e: number): number {
  const seen =
    (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))
  const different = bitCount(seen)
  if (different === 5) return classOfDifferent(seen, isFlush(a, b, c, d, e))
  // Of ranks seen once, thrice and five times; of two and four, nothing: they cancel out.
  const odd =
    (1 << (a >> 2)) ^ (1 << (b >> 2)) ^ (1 << (c >> 2)) ^ (1 << (d >> 2)) ^ (1 << (e >> 2))
  const even = seen & ~odd
  if (different === 4) return firstPair + rankOfBit(even)
  if (different === 3) return even === 0 ? classOfThree : classOfTwoPair
  const isFour = countOf(rankOfBit(even), a, b, c, d, e) === 4
  return isFour ? firstFour + rankOfBit(even) * rankCount + rankOfBit(odd) : classOfFullHouse
}

function classOfDifferent(seen: number, isOneSuit: boolean): number {
  // Dividing by the lowest bit brings five in a row to 11111.
  const isStraight = seen === wheel || seen / (seen & -seen) === 0b1_1111
  if (!isStraight) return isOneSuit ? classOfFlush : 0
  if (!isOneSuit) return classOfStraight
  return seen === royal ? classOfRoyalFlush : classOfStraightFlush
}

function isFlush(a: number, b: number, c: number, d: number, e: number): boolean {
  return (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0
}

function countOf(rank: number, a: number, b: number, c: number, d: number, e: number): number {
  return (
    Number(a >> 2 === rank) +
    Number(b >> 2 === rank) +
    Number(c >> 2 === rank) +
    Number(d >> 2 === rank) +
    Number(e >> 2 === rank)
  )
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
