import { type Fraction, fraction, plus, times } from '../fraction.ts'
import type { Chances, Way } from './chances.ts'

/** Works out the chance that a feature is not played. */
export class Absence implements Chances<Fraction> {
  readonly nothing = fraction(1n, 1n)
  readonly #feature: string

  constructor(feature: string) {
    this.#feature = feature
  }

  oneOf(_: string, ways: readonly Way<Fraction>[]): Fraction {
    const all = ways.reduce((sum, { weight, wins }) => sum + weight * wins.ways, 0n)
    return ways.reduce(
      (sum, { weight, wins, after }) => plus(sum, times(fraction(weight * wins.ways, all), after)),
      fraction(0n, 1n),
    )
  }

  both(a: Fraction, b: Fraction): Fraction {
    return times(a, b)
  }

  played(feature: string, absence: Fraction): Fraction {
    return feature === this.#feature ? fraction(0n, 1n) : absence
  }
}
