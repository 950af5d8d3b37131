/** Cards of a deck, by number. */
export const deckSize = 52

/** `[n]`: in how many ways so many are chosen of n. */
const pairs = choosing(2)
const threes = choosing(3)
const fours = choosing(4)

/** How many sets of 0 to 4 cards there are. */
export const subsetCounts = [1, deckSize, 1326, 22_100, 270_725] as const

/** Number of a set of two cards among all such sets, lowest card first; and so for the others below. */
export function indexOfTwo(a: number, b: number): number {
  return a + value(pairs, b)
}

export function indexOfThree(a: number, b: number, c: number): number {
  return a + value(pairs, b) + value(threes, c)
}

export function indexOfFour(a: number, b: number, c: number, d: number): number {
  return a + value(pairs, b) + value(threes, c) + value(fours, d)
}

/** The same of four cards in any order. */
export function indexOfAnyFour(a: number, b: number, c: number, d: number): number {
  const [least, most] = [Math.min(a, b), Math.max(a, b)]
  const [low, high] = [Math.min(c, d), Math.max(c, d)]
  const [first, second] = [Math.min(least, low), Math.max(least, low)]
  const [third, last] = [Math.min(most, high), Math.max(most, high)]
  return indexOfFour(first, Math.min(second, third), Math.max(second, third), last)
}

function choosing(k: number): Int32Array {
  return Int32Array.from({ length: deckSize + 1 }, (_, n) => {
    let ways = 1
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
    return ways
  })
}

const value = (list: Int32Array, index: number): number => list[index] ?? 0
