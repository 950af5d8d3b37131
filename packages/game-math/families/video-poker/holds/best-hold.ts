import { type Draws, heldBy, holdCount } from './draws.ts'

/** Holds in the order that decides among those that are worth the same: more cards first, then cards further left. */
const inOrder = Uint8Array.from(
  Array.from({ length: holdCount }, (_, hold) => hold).toSorted(
    (a, b) => (heldBy[b] ?? 0) - (heldBy[a] ?? 0) || a - b,
  ),
)

/** What a hold pays on average, of `common` equal chances: a whole number. */
export function worthOf(sums: Float64Array, hold: number, { factors }: Draws): number {
  return (sums[hold] ?? 0) * (factors[hold] ?? 0)
}

/**
 * The hold that is worth most, exactly; among equals the one that keeps more cards, then the one whose cards are further left.
 * @param sums of all holds, by their bits (`holdSums`).
 */
export function bestHold(sums: Float64Array, draws: Draws): number {
  let best = 0
  let most = -1
  for (let i = 0; i < holdCount; i++) {
    const hold = inOrder[i] ?? 0
    const worth = worthOf(sums, hold, draws)
    if (worth > most) {
      most = worth
      best = hold
    }
  }
  return best
}
