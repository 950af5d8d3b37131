import type { DiceKind } from '@fairhouse/contract/families/dice/spots'

/** What is won to one chip on kinds of spots, which comes back besides. */
export type SicBoOdds = { readonly [Kind in Exclude<DiceKind, 'single' | 'total'>]: number } & {
  /** For one, two and three dice that show the number. */
  readonly single: readonly [number, number, number]
  /** For sums from 4 to 10; those above pay as those below, 17 as 4. */
  readonly total: readonly number[]
}

/** A table of three dice as data. One pay unit is one of the smallest chips. */
export interface SicBoDefinition {
  readonly odds: SicBoOdds
  /** Most chips on one spot, by kind. */
  readonly most: { readonly [Kind in DiceKind]: number }
  /** Most chips on the whole table. */
  readonly mostChips: number
  readonly unitsPerStake: 1
  /** What the smallest chip may be worth, minor units, ascending. */
  readonly betLevels: readonly number[]
  /** The most that any bet can win. */
  readonly maxUnits: number
}
