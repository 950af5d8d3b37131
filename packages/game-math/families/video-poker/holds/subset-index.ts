import { at } from '../../../at.ts'

/** Most cards that a deck has. Sets of a smaller one have the same numbers: of as many cards those without the last card come first. */
export const largestDeck = 53

/** Numbers of the first set of so many cards: all sets of 0 to 4 cards of the deck are numbered one after another. */
export const firstOfTwo = 1 + largestDeck
export const firstOfThree = firstOfTwo + 1378
export const firstOfFour = firstOfThree + 23_426

/** How many sets of up to four cards there are. */
export const subsetCount = firstOfFour + 292_825

/** By card, what it adds to the number of a set in which it is the second, third and fourth from below. */
const asSecond = choosing(2)
const asThird = choosing(3)
const asFourth = choosing(4)

/** Numbers of sets; cards are given ascending. */
export const numberOfOne = (a: number): number => 1 + a

export const numberOfTwo = (a: number, b: number): number => firstOfTwo + a + at(asSecond, b)

export const numberOfThree = (a: number, b: number, c: number): number =>
  firstOfThree + a + at(asSecond, b) + at(asThird, c)

export const numberOfFour = (a: number, b: number, c: number, d: number): number =>
  firstOfFour + a + at(asSecond, b) + at(asThird, c) + at(asFourth, d)

/** The same of four cards in any order. */
export function numberOfAnyFour(a: number, b: number, c: number, d: number): number {
  const [least, most] = [Math.min(a, b), Math.max(a, b)]
  const [low, high] = [Math.min(c, d), Math.max(c, d)]
  const [first, second] = [Math.min(least, low), Math.max(least, low)]
  const [third, last] = [Math.min(most, high), Math.max(most, high)]
  return numberOfFour(first, Math.min(second, third), Math.max(second, third), last)
}

function choosing(k: number): Int32Array {
  return Int32Array.from({ length: largestDeck + 1 }, (_, n) => {
    let ways = 1
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
    return ways
  })
}
