import type { Bet } from '../../../game.ts'

/** A chip on each place by itself, and one on all together. */
export function samplesOf(spots: readonly string[]): readonly Bet[] {
  const alone = spots.map((spot) => [spot])
  return (spots.length > 1 ? [...alone, spots] : alone).map((on) => ({
    selection: Object.fromEntries(on.map((spot) => [spot, 1])),
  }))
}
