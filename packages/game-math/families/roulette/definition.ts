import type { SpotKind, ZeroSpots } from '@fairhouse/contract/families/roulette/spots'

/** A roulette table as data. The smallest chip is `unitsPerStake` pay units, as many of them on each wheel. */
export interface RouletteDefinition {
  /** All pockets as they follow each other around the wheel, clockwise: 1 to 36 and the zeros. */
  readonly wheel: readonly string[]
  /** Pockets beside 1 to 36. The ball's draw counts 1 to 36 after the first, and others after them. */
  readonly zeros: readonly string[]
  /** Spots that cover a zero and more. */
  readonly besideZeros: ZeroSpots
  /** By kind of spot: what is won to one chip, which comes back besides, and the most chips on one spot. */
  readonly kinds: { readonly [Kind in SpotKind]?: { readonly odds: number; readonly most: number } }
  /** Most chips on the whole table. */
  readonly mostChips: number
  /** La partage: when a zero comes, half of what lies on an even chance comes back. Without it all of it is lost. */
  readonly partage?: true
  /** Wheels that turn at once; each chip is divided evenly among them, and wins on each by itself. One unless given. */
  readonly wheels?: number
  /** So many that a wheel's part of a chip is whole, and half of it where that may come back. */
  readonly unitsPerStake: number
  /** What the smallest chip may be worth, minor units, ascending. */
  readonly betLevels: readonly number[]
  /** The most that any bet can win. */
  readonly maxUnits: number
}

/** How many wheels turn. */
export const wheelsOf = ({ wheels = 1 }: Pick<RouletteDefinition, 'wheels'>): number => wheels

/** Pockets in the order in which the ball's draw counts them: `0`, `1` to `36`, then any further zero. */
export const drawnPockets = ({ zeros }: RouletteDefinition): readonly string[] => [
  ...zeros.slice(0, 1),
  ...Array.from({ length: 36 }, (_, n) => String(n + 1)),
  ...zeros.slice(1),
]
