import { at } from '../../at.ts'
import { naturalClassOf, naturalHands } from './natural-classes.ts'

/**
 * Hands of a deck with wild cards, told apart as finely as any pay table does. A hand is the best that its wild cards can make of it, in the order of
 * poker with wild cards; a table that pays in another order is refused (`check-definition.ts`), so the first row that a hand fits is always its own.
 */
const rankCount = 13

const firstPair = 1
const classOfTwoPair = 14
const classOfThree = 15
const classOfStraight = 16
const classOfFlush = 17
const classOfFullHouse = 18
const classOfFour = 19
const classOfStraightFlush = 20
const classOfWildRoyal = 21
const classOfRoyalFlush = 22
const firstFive = 23
/** Four wild cards, by the rank of the fifth. */
const firstFourWilds = firstFive + rankCount

/** Classes are numbers from 0, high cards, and fewer than this. */
export const wildClassCount = firstFourWilds + rankCount

/** What a class is, in words that rows of a pay table can be matched by. Fours are of a kind of their own: no table tells them apart by rank. */
export type WildHand =
  | { readonly kind: 'pair' | 'five'; readonly rank: number }
  | { readonly kind: 'fourWilds'; readonly fifth: number }
  | {
      readonly kind:
        | 'high'
        | 'twoPair'
        | 'three'
        | 'straight'
        | 'flush'
        | 'fullHouse'
        | 'anyFour'
        | 'straightFlush'
        | 'wildRoyal'
        | 'royalFlush'
    }

const plainKinds = new Map<number, Exclude<WildHand['kind'], 'pair' | 'five' | 'fourWilds'>>([
  [classOfTwoPair, 'twoPair'],
  [classOfThree, 'three'],
  [classOfStraight, 'straight'],
  [classOfFlush, 'flush'],
  [classOfFullHouse, 'fullHouse'],
  [classOfFour, 'anyFour'],
  [classOfStraightFlush, 'straightFlush'],
  [classOfWildRoyal, 'wildRoyal'],
  [classOfRoyalFlush, 'royalFlush'],
])

/** Every class in words, by its number. */
export const wildHands: readonly WildHand[] = Array.from({ length: wildClassCount }, (_, of) =>
  handOf(of),
)

function handOf(of: number): WildHand {
  if (of >= firstFourWilds) return { kind: 'fourWilds', fifth: of - firstFourWilds }
  if (of >= firstFive) return { kind: 'five', rank: of - firstFive }
  if (of >= firstPair && of < classOfTwoPair) return { kind: 'pair', rank: of - firstPair }
  return { kind: plainKinds.get(of) ?? 'high' }
}

/** By class of a hand without wild cards, its class here. */
const fromNatural = Uint8Array.from(naturalHands, (hand) => {
  if (hand.kind === 'four') return classOfFour
  const of = wildHands.findIndex(
    (other) =>
      other.kind === hand.kind &&
      (hand.kind !== 'pair' || (other.kind === 'pair' && other.rank === hand.rank)),
  )
  return Math.max(0, of)
})

/** Ranks as bits: ten to ace, and what goes with an ace that counts low. */
const royal = 0b1_1111_0000_0000
const ace = 0b1_0000_0000_0000
const aboveAce = 0b1111

/**
 * The class of five different cards, each a place in the deck: four times its rank (0 for a two, 12 for an ace, 13 for a joker) and its suit.
 * @param wildRank the rank whose cards stand for any other.
 * @param from where the five begin in the list, which may hold millions of hands.
 */
export function wildClassOf(wildRank: number, cards: Int32Array, from = 0): number {
  let wilds = 0
  let seen = 0
  // Of ranks seen once and thrice; two and four cancel out.
  let odd = 0
  let first = -1
  let strange = 0
  for (let place = from; place < from + 5; place++) {
    const card = at(cards, place)
    const rank = card >> 2
    if (rank === wildRank) {
      wilds++
      continue
    }
    if (first < 0) first = card
    seen |= 1 << rank
    odd ^= 1 << rank
    strange |= card ^ first
  }
  if (wilds === 0) return fromNatural[naturalClassOf(cards, from)] ?? 0
  const different = bitCount(seen)
  if (different === 5 - wilds && different > 1)
    return classOfDifferent(seen, wilds, (strange & 3) === 0)
  return classOfAlike({ seen, odd, different, wilds })
}

interface Alike {
  readonly seen: number
  readonly odd: number
  readonly different: number
  readonly wilds: number
}

/** Some rank is there more than once, or there is but one: five in a row and five of a suit are out of reach. */
function classOfAlike({ seen, odd, different, wilds }: Alike): number {
  if (different === 1) return (wilds === 4 ? firstFourWilds : firstFive) + highestIn(seen)
  if (wilds === 2) return classOfFour
  if (different === 3) return classOfThree
  return odd === 0 ? classOfFullHouse : classOfFour
}

/** Two to four cards of different ranks, and wild cards beside them. */
function classOfDifferent(seen: number, wilds: number, isOneSuit: boolean): number {
  const isStraight = spansFive(seen)
  if (isStraight && isOneSuit)
    return (seen & royal) === seen ? classOfWildRoyal : classOfStraightFlush
  if (wilds === 3) return classOfFour
  if (isOneSuit) return classOfFlush
  if (isStraight) return classOfStraight
  return wilds === 2 ? classOfThree : firstPair + highestIn(seen)
}

/** Whether ranks lie within five in a row, an ace high or low. */
function spansFive(seen: number): boolean {
  if ((seen & ace) !== 0 && (seen & ~ace & ~aboveAce) === 0) return true
  return highestIn(seen) - highestIn(seen & -seen) <= 4
}

const highestIn = (set: number): number => 31 - Math.clz32(set)

function bitCount(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
