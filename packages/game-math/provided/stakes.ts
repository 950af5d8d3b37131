import type { StakeWish } from './wish.ts'

/** Stakes as multiples of the smallest. */
const ladder = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 150, 200, 300, 500, 1000, 2000, 5000]

/** Multiples of what makes every pay whole, between the stakes that are wished. */
export function stakesOf(
  { minStake, maxStake }: StakeWish,
  unitsPerStake: number,
): readonly number[] {
  const least = Math.ceil(minStake / unitsPerStake) * unitsPerStake
  const stakes = ladder.map((times) => times * least).filter((stake) => stake <= maxStake)
  return stakes.length > 0 ? stakes : [least]
}

/** Most chips of a bet at a table. */
export const mostChips = 100

/** What a chip may be worth at a table: as many of them as the table takes cost no more than the dearest stake. At most six values. */
export const chipsOf = (
  { minStake, maxStake }: StakeWish,
  unitsPerStake: number,
): readonly number[] =>
  stakesOf({ minStake, maxStake: maxStake / mostChips }, unitsPerStake)
    .filter((_, at) => at % 2 === 0)
    .slice(0, 6)
