/** Ways to hold five cards: a bit for each, the lowest for the first. */
export const holdCount = 32

/** How cards that are not held are replaced from a deck of so many. */
export interface Draws {
  /** Ways in which so many cards, 0 to 5, are drawn of those that are not in the hand. */
  readonly ways: readonly number[]
  /** A number that all of them divide, so that holds of any number of cards are compared as whole numbers. */
  readonly common: number
  /** By its bits, what a sum of a hold is multiplied by to be counted of `common`. */
  readonly factors: Float64Array
}

/** Cards that a hold keeps, by its bits. */
export const heldBy = Uint8Array.from({ length: holdCount }, (_, hold) => {
  let held = 0
  for (let bits = hold; bits !== 0; bits &= bits - 1) held++
  return held
})

export function drawsOf(deckSize: number): Draws {
  const ways = [0, 1, 2, 3, 4, 5].map((drawn) => choose(deckSize - 5, drawn))
  const common = ways.reduce((one, other) => (one / divisorOf(one, other)) * other)
  const factors = Float64Array.from(heldBy, (held) => common / (ways[5 - held] ?? 1))
  return { ways, common, factors }
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

/** The greatest number that divides both. */
const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other)
