import { at } from '../../../at.ts'
import { bestHold } from './best-hold.ts'
import type { Deals, DeckTables } from './deck-tables.ts'
import { holdCount } from './draws.ts'
import { holdSums, parities, setsOfHolds, type SumsOfHands, sumsOfHands } from './hold-values.ts'
import {
  firstOfFour,
  firstOfThree,
  firstOfTwo,
  numberOfOne,
  numberOfThree,
  numberOfTwo,
  subsetCount,
} from './subset-index.ts'

/** A pay table over a deck: what each class of hand pays, in whole units. */
interface Played extends DeckTables {
  readonly deals: Deals
  readonly valueOf: Float64Array
}

const whole = holdCount - 1

/**
 * So much is everything multiplied by: sums of a set are halves, thirds, quarters and fifths of sums of larger ones (`sumsOfHands`), and go back here as
 * whole numbers.
 */
const scale = 120

/**
 * How often each class of hand is what a player ends with who holds what pays most on average: every hand that can be dealt, every draw to its best hold,
 * of all deals times `draws.common`.
 *
 * What a hold becomes is a sum over sets of cards, added and taken away (`holdSums`). So all deals leave weights on sets, and what stands on a set counts
 * for every hand that contains it: weights are handed on from smaller sets to sets of four, and there each fifth card says the class. One walk serves all
 * rows of a table. Everything is a whole number below 2^53.
 */
export function classesPlayed(played: Played, classCount: number): Float64Array {
  const weights = new Float64Array(subsetCount)
  const counts = new Float64Array(classCount)
  weigh(played, weights, counts)
  const { deckSize } = played.completions
  handOnFromOnes(weights, deckSize)
  handOnFromTwos(weights, deckSize)
  handOnFromThrees(weights, deckSize)
  countFours(played, weights, counts)
  return counts.map((count) => count / scale)
}

/** Plays every deal by its best hold, and leaves what it becomes as weights on sets, or on its own class. */
function weigh(
  { deals, draws, completions, valueOf }: Played,
  weights: Float64Array,
  counts: Float64Array,
): void {
  const values: SumsOfHands = sumsOfHands(completions, valueOf)
  const sets = new Int32Array(holdCount)
  const sums = new Float64Array(holdCount)
  for (let of = 0; of < deals.hands.length; of++) {
    const own = deals.classes[of] ?? 0
    setsOfHolds(sets, deals.cards, of * 5)
    holdSums(sums, values, sets, own)
    const hold = bestHold(sums, draws)
    const thrown = whole & ~hold
    const weight = at(deals.hands, of) * (draws.factors[hold] ?? 0) * scale
    add(counts, own, weight * at(parities, thrown))
    // Every way to keep some of what is thrown away, but for all of it.
    for (let kept = thrown; kept !== 0; ) {
      kept = (kept - 1) & thrown
      add(weights, at(sets, hold | kept), weight * at(parities, kept))
    }
  }
}

function handOnFromOnes(weights: Float64Array, deckSize: number): void {
  const ofNone = on(weights, 0) / 5
  for (let a = 0; a < deckSize; a++) add(weights, numberOfOne(a), ofNone)
  let two = firstOfTwo
  for (let b = 1; b < deckSize; b++) {
    for (let a = 0; a < b; a++)
      add(weights, two++, (on(weights, numberOfOne(a)) + on(weights, numberOfOne(b))) / 4)
  }
}

function handOnFromTwos(weights: Float64Array, deckSize: number): void {
  let three = firstOfThree
  for (let c = 2; c < deckSize; c++) {
    for (let b = 1; b < c; b++) {
      const ofBoth = on(weights, numberOfTwo(b, c))
      for (let a = 0; a < b; a++) {
        const sum = on(weights, numberOfTwo(a, b)) + on(weights, numberOfTwo(a, c)) + ofBoth
        add(weights, three++, sum / 3)
      }
    }
  }
}

function handOnFromThrees(weights: Float64Array, deckSize: number): void {
  let four = firstOfFour
  for (let d = 3; d < deckSize; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) four = handOnToFours(weights, four, [b, c, d])
    }
  }
}

/** To all fours with these three above the lowest card, whose numbers follow each other from `four`; gives the number after them. */
function handOnToFours(
  weights: Float64Array,
  four: number,
  [b, c, d]: readonly [number, number, number],
): number {
  const ofThree = on(weights, numberOfThree(b, c, d))
  const withoutD = numberOfThree(0, b, c)
  const withoutC = numberOfThree(0, b, d)
  const withoutB = numberOfThree(0, c, d)
  for (let a = 0; a < b; a++) {
    const sum = on(weights, withoutD + a) + on(weights, withoutC + a) + on(weights, withoutB + a)
    add(weights, four + a, (sum + ofThree) / 2)
  }
  return four + b
}

function countFours(
  { completions: { classOfFour, hands, count, deckSize } }: Played,
  weights: Float64Array,
  counts: Float64Array,
): void {
  const ofClass = new Float64Array(count)
  for (let set = 0; set < classOfFour.length; set++)
    add(ofClass, classOfFour[set] ?? 0, on(weights, firstOfFour + set))
  const fifthCards = deckSize - 4
  for (let of = 0, next = 0; of < count; of++) {
    const weight = ofClass[of] ?? 0
    for (const end = next + fifthCards; next < end; next++) add(counts, hands[next] ?? 0, weight)
  }
}

const on = (list: Float64Array, set: number): number => list[set] ?? 0

function add(list: Float64Array, index: number, value: number): void {
  list[index] = (list[index] ?? 0) + value
}
