import type { CardOrJoker } from '@fairhouse/contract/families/card'

/** What each hold of a hand is worth. A hold is bits: 1 for the first card, 16 for the last. */
export interface Advice {
  readonly cards: readonly CardOrJoker[]
  /** Average pay of each of the 32 holds, in bets, by its bits. */
  readonly values: readonly number[]
  /** The one that is worth most. */
  readonly best: number
}

export const holdOf = (places: readonly number[]): number =>
  places.reduce((hold, place) => hold | (1 << place), 0)

export const placesOf = (hold: number): number[] =>
  [0, 1, 2, 3, 4].filter((place) => (hold & (1 << place)) !== 0)

export const valueOf = ({ values }: Advice, hold: number): number => values[hold] ?? 0

/** What a hold gives away against the best one, on average, in bets; 0 for one that is as good. */
export const givenAway = (advice: Advice, hold: number): number =>
  valueOf(advice, advice.best) - valueOf(advice, hold)

/** All 32 holds, dearest first; equals in the order of their bits, the best one on top. */
export const ranked = ({ values, best }: Advice): readonly number[] =>
  values
    .map((_, hold) => hold)
    .toSorted(
      (a, b) =>
        (values[b] ?? 0) - (values[a] ?? 0) || Number(b === best) - Number(a === best) || a - b,
    )
