import { type Fraction, greatestDivisor } from '../../../fraction.ts'

/** Exact chances of amounts: in how many ways each number of pay units is won. */
export type Weights = ReadonlyMap<number, bigint>

/** One of several things that can happen, and what is won then. */
export interface Case {
  readonly chance: Fraction
  readonly won: Weights
}

/** An amount that is won for sure. */
export function certain(units: number): Weights {
  return new Map([[units, 1n]])
}

/** What is won when exactly one of these happens; their chances add up to 1. */
export function oneOf(cases: readonly Case[]): Weights {
  const sized = cases.map(({ chance, won }) => {
    const ways = won.values().reduce((sum, count) => sum + count, 0n)
    return { won, chance, ways: chance.denominator * ways }
  })
  const common = sized.reduce((all, { ways }) => (all / greatestDivisor(all, ways)) * ways, 1n)
  const sum = new Map<number, bigint>()
  for (const { won, chance, ways } of sized) {
    const scale = (common / ways) * chance.numerator
    for (const [units, count] of won) sum.set(units, (sum.get(units) ?? 0n) + count * scale)
  }
  const divisor = sum.values().reduce(greatestDivisor, 0n)
  return new Map(sum.entries().map(([units, count]) => [units, count / divisor]))
}

/** The same chances, of amounts that are so much greater. */
export function raised(won: Weights, units: number): Weights {
  return units === 0 ? won : new Map(won.entries().map(([less, count]) => [less + units, count]))
}
