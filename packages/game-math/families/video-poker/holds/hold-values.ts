import { type Completions, fifthCards } from './completions.ts'
import { deckSize, indexOfFour, indexOfThree, indexOfTwo, subsetCounts } from './subset-index.ts'

/** Ways to hold five cards: a bit for each, the lowest for the first. */
export const holdCount = 32

/**
 * Sums over all hands that contain some cards, of a value that each class of hand has: by the number of the set that they contain.
 * From them follows what every hold of every hand is worth.
 */
export interface SumsOfHands {
  readonly ofNone: number
  readonly ofOne: Float64Array
  readonly ofTwo: Float64Array
  readonly ofThree: Float64Array
  readonly ofFour: Float64Array
  readonly valueOf: Float64Array
}

/** @param valueOf a whole number for each class of hand, such as what a pay table pays for it. */
export function sumsOfHands(completions: Completions, valueOf: Float64Array): SumsOfHands {
  const ofFour = sumsOfFour(completions, valueOf)
  const ofThree = new Float64Array(subsetCounts[3])
  const ofTwo = new Float64Array(subsetCounts[2])
  const ofOne = new Float64Array(subsetCounts[1])
  let at = 0
  for (let d = 3; d < deckSize; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) {
        const threes = [
          indexOfThree(0, b, c),
          indexOfThree(0, b, d),
          indexOfThree(0, c, d),
        ] as const
        const ofBCD = indexOfThree(b, c, d)
        for (let a = 0; a < b; a++) {
          const sum = ofFour[at++] ?? 0
          add(ofThree, threes[0] + a, sum)
          add(ofThree, threes[1] + a, sum)
          add(ofThree, threes[2] + a, sum)
          add(ofThree, ofBCD, sum)
        }
      }
    }
  }
  // A hand that contains three cards contains two sets of four with them: it was counted twice; and so below.
  divide(ofThree, 2)
  at = 0
  for (let c = 2; c < deckSize; c++) {
    for (let b = 1; b < c; b++) {
      for (let a = 0; a < b; a++) {
        const sum = ofThree[at++] ?? 0
        add(ofTwo, indexOfTwo(a, b), sum)
        add(ofTwo, indexOfTwo(a, c), sum)
        add(ofTwo, indexOfTwo(b, c), sum)
      }
    }
  }
  divide(ofTwo, 3)
  at = 0
  for (let b = 1; b < deckSize; b++) {
    for (let a = 0; a < b; a++) {
      const sum = ofTwo[at++] ?? 0
      add(ofOne, a, sum)
      add(ofOne, b, sum)
    }
  }
  divide(ofOne, 4)
  const ofNone = ofOne.reduce((sum, one) => sum + one, 0) / 5
  return { ofNone, ofOne, ofTwo, ofThree, ofFour, valueOf }
}

function sumsOfFour({ classOfFour, hands, count }: Completions, valueOf: Float64Array) {
  const ofClass = new Float64Array(count)
  for (let of = 0, at = 0; of < count; of++) {
    let sum = 0
    for (const end = at + fifthCards; at < end; at++) sum += valueOf[hands[at] ?? 0] ?? 0
    ofClass[of] = sum
  }
  const ofFour = new Float64Array(subsetCounts[4])
  for (let set = 0; set < ofFour.length; set++) ofFour[set] = ofClass[classOfFour[set] ?? 0] ?? 0
  return ofFour
}

function add(list: Float64Array, index: number, value: number): void {
  list[index] = (list[index] ?? 0) + value
}

function divide(list: Float64Array, by: number): void {
  for (let i = 0; i < list.length; i++) list[i] = (list[i] ?? 0) / by
}

/** Five cards by number, ascending, and the class of the hand that they are. */
export interface NumberedHand {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly own: number
}

/**
 * For each way to hold a hand, the sum of the values of all hands that it can become: those that contain what is held and nothing that was not. Whole
 * numbers, as all sums are below 2^53.
 * @param into 32 numbers that are written over, by the bits of what is held.
 */
export function holdSums(
  into: Float64Array,
  sums: SumsOfHands,
  { a, b, c, d, e, own }: NumberedHand,
): void {
  const { ofNone, ofOne, ofTwo, ofThree, ofFour, valueOf } = sums
  into[0] = ofNone
  into[1] = ofOne[a] ?? 0
  into[2] = ofOne[b] ?? 0
  into[4] = ofOne[c] ?? 0
  into[8] = ofOne[d] ?? 0
  into[16] = ofOne[e] ?? 0
  into[3] = ofTwo[indexOfTwo(a, b)] ?? 0
  into[5] = ofTwo[indexOfTwo(a, c)] ?? 0
  into[9] = ofTwo[indexOfTwo(a, d)] ?? 0
  into[17] = ofTwo[indexOfTwo(a, e)] ?? 0
  into[6] = ofTwo[indexOfTwo(b, c)] ?? 0
  into[10] = ofTwo[indexOfTwo(b, d)] ?? 0
  into[18] = ofTwo[indexOfTwo(b, e)] ?? 0
  into[12] = ofTwo[indexOfTwo(c, d)] ?? 0
  into[20] = ofTwo[indexOfTwo(c, e)] ?? 0
  into[24] = ofTwo[indexOfTwo(d, e)] ?? 0
  into[7] = ofThree[indexOfThree(a, b, c)] ?? 0
  into[11] = ofThree[indexOfThree(a, b, d)] ?? 0
  into[19] = ofThree[indexOfThree(a, b, e)] ?? 0
  into[13] = ofThree[indexOfThree(a, c, d)] ?? 0
  into[21] = ofThree[indexOfThree(a, c, e)] ?? 0
  into[25] = ofThree[indexOfThree(a, d, e)] ?? 0
  into[14] = ofThree[indexOfThree(b, c, d)] ?? 0
  into[22] = ofThree[indexOfThree(b, c, e)] ?? 0
  into[26] = ofThree[indexOfThree(b, d, e)] ?? 0
  into[28] = ofThree[indexOfThree(c, d, e)] ?? 0
  into[15] = ofFour[indexOfFour(a, b, c, d)] ?? 0
  into[23] = ofFour[indexOfFour(a, b, c, e)] ?? 0
  into[27] = ofFour[indexOfFour(a, b, d, e)] ?? 0
  into[29] = ofFour[indexOfFour(a, c, d, e)] ?? 0
  into[30] = ofFour[indexOfFour(b, c, d, e)] ?? 0
  into[31] = valueOf[own] ?? 0
  // Hands that contain what is held, less those that contain a card more of this hand: card by card.
  for (let card = 1; card < holdCount; card <<= 1) {
    for (let from = 0; from < holdCount; from += card << 1) {
      for (let hold = from; hold < from + card; hold++) {
        into[hold] = (into[hold] ?? 0) - (into[hold + card] ?? 0)
      }
    }
  }
}
