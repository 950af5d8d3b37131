import { type Band } from './bands.ts'
import { jumpsOf, toItsEnd } from './claim-price.ts'

/** What free spins win in all, and how likely. In stakes of a spin. */
export interface SpinsWon {
  readonly stakes: number
  readonly probability: number
}

/** Wins above so many stakes are counted as that many: rarer than a group of those below. */
const most = 4_000
const groups = 16

/** All of it at once. Pure. */
export const winningsOf = (bands: readonly Band[], count: number): readonly SpinsWon[] =>
  toItsEnd(reckonWinnings(bands, count))

/** The winnings of so many free spins, in a few groups that are about equally likely, each told by its mean. It stops after each for whoever else waits. */
export function* reckonWinnings(
  bands: readonly Band[],
  count: number,
): Generator<void, readonly SpinsWon[]> {
  const steps = jumpsOf(bands).map(({ by, probability }) => ({ by: by + 1, probability }))
  let won = new Float64Array(most + 1)
  won[0] = 1
  for (let spin = 0; spin < count; spin++) {
    const next = new Float64Array(most + 1)
    won.forEach((likely, stakes) => {
      if (likely === 0) return
      for (const { by, probability } of steps) {
        const sum = Math.min(most, stakes + by)
        next[sum] = (next[sum] ?? 0) + likely * probability
      }
    })
    won = next
    yield
  }
  return grouped(won)
}

function grouped(won: Float64Array): SpinsWon[] {
  const found: SpinsWon[] = []
  let [probability, sum] = [0, 0]
  won.forEach((likely, stakes) => {
    probability += likely
    sum += likely * stakes
    const isFull = probability >= 1 / groups
    if (!isFull && stakes !== most) return
    if (probability > 0) found.push({ stakes: sum / probability, probability })
    probability = 0
    sum = 0
  })
  return found
}
