import { at } from '../../../at.ts'
import type { Completions } from './completions.ts'
import { holdCount } from './draws.ts'
import {
  firstOfFour,
  firstOfThree,
  firstOfTwo,
  numberOfFour,
  numberOfOne,
  numberOfThree,
  numberOfTwo,
  subsetCount,
} from './subset-index.ts'

/** All five cards. */
const whole = holdCount - 1

/**
 * Sums over all hands that contain some cards, of a value that each class of hand has: from them follows what every hold of every hand is worth.
 */
export interface SumsOfHands {
  /** By number of the set of cards that the hands contain. */
  readonly bySet: Float64Array
  /** By class of hand. */
  readonly valueOf: Float64Array
}

/** @param valueOf a whole number for each class of hand, such as what a pay table pays for it. */
export function sumsOfHands(completions: Completions, valueOf: Float64Array): SumsOfHands {
  const bySet = new Float64Array(subsetCount)
  const { deckSize } = completions
  sumFours(bySet, completions, valueOf)
  sumThrees(bySet, deckSize)
  sumTwos(bySet, deckSize)
  sumOnes(bySet, deckSize)
  return { bySet, valueOf }
}

function sumFours(
  bySet: Float64Array,
  { classOfFour, hands, count, deckSize }: Completions,
  valueOf: Float64Array,
): void {
  const ofClass = new Float64Array(count)
  const fifthCards = deckSize - 4
  for (let of = 0, next = 0; of < count; of++) {
    let sum = 0
    for (const end = next + fifthCards; next < end; next++) sum += valueOf[hands[next] ?? 0] ?? 0
    ofClass[of] = sum
  }
  for (let set = 0; set < classOfFour.length; set++) {
    bySet[firstOfFour + set] = ofClass[classOfFour[set] ?? 0] ?? 0
  }
}

/** A hand that contains three cards contains two sets of four with them: all that is added up was counted twice; and so below. */
function sumThrees(bySet: Float64Array, deckSize: number): void {
  let four = firstOfFour
  for (let d = 3; d < deckSize; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) four = sumFirst(bySet, four, [b, c, d])
    }
  }
}

/** All fours with these three above the lowest card, whose numbers follow each other from `four`; gives the number after them. */
function sumFirst(
  bySet: Float64Array,
  four: number,
  [b, c, d]: readonly [number, number, number],
): number {
  const withoutD = numberOfThree(0, b, c)
  const withoutC = numberOfThree(0, b, d)
  const withoutB = numberOfThree(0, c, d)
  const withoutA = numberOfThree(b, c, d)
  for (let a = 0; a < b; a++) {
    const half = (bySet[four + a] ?? 0) / 2
    add(bySet, withoutD + a, half)
    add(bySet, withoutC + a, half)
    add(bySet, withoutB + a, half)
    add(bySet, withoutA, half)
  }
  return four + b
}

function sumTwos(bySet: Float64Array, deckSize: number): void {
  let three = firstOfThree
  for (let c = 2; c < deckSize; c++) {
    for (let b = 1; b < c; b++) {
      for (let a = 0; a < b; a++) {
        const sum = bySet[three++] ?? 0
        add(bySet, numberOfTwo(a, b), sum)
        add(bySet, numberOfTwo(a, c), sum)
        add(bySet, numberOfTwo(b, c), sum)
      }
    }
  }
  for (let two = firstOfTwo; two < firstOfThree; two++) bySet[two] = (bySet[two] ?? 0) / 3
}

function sumOnes(bySet: Float64Array, deckSize: number): void {
  let two = firstOfTwo
  for (let b = 1; b < deckSize; b++) {
    for (let a = 0; a < b; a++) {
      const sum = bySet[two++] ?? 0
      add(bySet, numberOfOne(a), sum)
      add(bySet, numberOfOne(b), sum)
    }
  }
  for (let one = 1; one < firstOfTwo; one++) {
    bySet[one] = (bySet[one] ?? 0) / 4
    add(bySet, 0, bySet[one] ?? 0)
  }
  bySet[0] = (bySet[0] ?? 0) / 5
}

function add(list: Float64Array, index: number, value: number): void {
  list[index] = (list[index] ?? 0) + value
}

/**
 * The number of the set of cards that each hold keeps; that of all five is in no list.
 * @param into 32 numbers that are written over, by the bits of the hold.
 * @param cards by number, ascending; five of them, from `from` on.
 */
export function setsOfHolds(into: Int32Array, cards: Int32Array, from = 0): void {
  const [a, b] = [at(cards, from), at(cards, from + 1)]
  const [c, d, e] = [at(cards, from + 2), at(cards, from + 3), at(cards, from + 4)]
  into[0] = 0
  into[1] = numberOfOne(a)
  into[2] = numberOfOne(b)
  into[3] = numberOfTwo(a, b)
  into[4] = numberOfOne(c)
  into[5] = numberOfTwo(a, c)
  into[6] = numberOfTwo(b, c)
  into[7] = numberOfThree(a, b, c)
  into[8] = numberOfOne(d)
  into[9] = numberOfTwo(a, d)
  into[10] = numberOfTwo(b, d)
  into[11] = numberOfThree(a, b, d)
  into[12] = numberOfTwo(c, d)
  into[13] = numberOfThree(a, c, d)
  into[14] = numberOfThree(b, c, d)
  into[15] = numberOfFour(a, b, c, d)
  into[16] = numberOfOne(e)
  into[17] = numberOfTwo(a, e)
  into[18] = numberOfTwo(b, e)
  into[19] = numberOfThree(a, b, e)
  into[20] = numberOfTwo(c, e)
  into[21] = numberOfThree(a, c, e)
  into[22] = numberOfThree(b, c, e)
  into[23] = numberOfFour(a, b, c, e)
  into[24] = numberOfTwo(d, e)
  into[25] = numberOfThree(a, d, e)
  into[26] = numberOfThree(b, d, e)
  into[27] = numberOfFour(a, b, d, e)
  into[28] = numberOfThree(c, d, e)
  into[29] = numberOfFour(a, c, d, e)
  into[30] = numberOfFour(b, c, d, e)
}

/**
 * For each way to hold a hand, the sum of the values of all hands that it can become: of those that contain what is held, less those that contain
 * something else of the hand, card by card. Whole numbers, all below 2^53.
 * @param into 32 numbers that are written over.
 * @param sets of the hand (`setsOfHolds`).
 */
export function holdSums(
  into: Float64Array,
  { bySet, valueOf }: SumsOfHands,
  sets: Int32Array,
  own: number,
): void {
  for (let hold = 0; hold < whole; hold++) into[hold] = bySet[at(sets, hold)] ?? 0
  into[whole] = valueOf[own] ?? 0
  for (let card = 1; card < holdCount; card <<= 1) {
    for (let from = 0; from < holdCount; from += card << 1) {
      for (let hold = from; hold < from + card; hold++) {
        into[hold] = (into[hold] ?? 0) - (into[hold + card] ?? 0)
      }
    }
  }
}

/** 1 for an even number of cards, -1 for an odd one. */
export const parities = Int32Array.from({ length: holdCount }, (_, cards) => {
  let parity = 1
  for (let rest = cards; rest !== 0; rest &= rest - 1) parity = -parity
  return parity
})
