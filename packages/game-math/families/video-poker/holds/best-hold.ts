import { holdCount } from './hold-values.ts'

/** Ways in which so many cards, 0 to 5, are drawn of the 47 that are not in the hand. */
export const waysToDraw = [1, 47, 1081, 16_215, 178_365, 1_533_939] as const

/** A number that all of them divide, so that holds of any number of cards are compared as whole numbers. */
export const commonWays = 7_669_695

/** Cards that a hold keeps, by its bits. */
const heldBy = Uint8Array.from({ length: holdCount }, (_, hold) => {
  let held = 0
  for (let bits = hold; bits !== 0; bits &= bits - 1) held++
  return held
})

/** How many cards a hold replaces. */
export const drawnBy = Uint8Array.from(heldBy, (held) => 5 - held)

/** By its bits, what a sum of a hold is multiplied by to be counted of `commonWays`. */
const factors = Float64Array.from(drawnBy, (drawn) => commonWays / (waysToDraw[drawn] ?? 1))

/** Holds in the order that decides among those that are worth the same: more cards first, then cards further left. */
const inOrder = Uint8Array.from(
  Array.from({ length: holdCount }, (_, hold) => hold).toSorted(
    (a, b) => (heldBy[b] ?? 0) - (heldBy[a] ?? 0) || a - b,
  ),
)

/** What a hold pays on average, of `commonWays` equal chances: a whole number. */
export function worthOf(sums: Float64Array, hold: number): number {
  return (sums[hold] ?? 0) * (factors[hold] ?? 0)
}

/**
 * The hold that is worth most, exactly; among equals the one that keeps more cards, then the one whose cards are further left.
 * @param sums of all holds, by their bits (`holdSums`).
 */
export function bestHold(sums: Float64Array): number {
  let best = 0
  let most = -1
  for (let i = 0; i < holdCount; i++) {
    const hold = inOrder[i] ?? 0
    const worth = worthOf(sums, hold)
    if (worth > most) {
      most = worth
      best = hold
    }
  }
  return best
}
