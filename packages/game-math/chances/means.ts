import { type Fraction, fraction, plus, times } from '../fraction.ts'
import type { Chances, Way } from './chances.ts'

/** What each part pays on average, in pay units. */
export type MeanByPart = ReadonlyMap<string, Fraction>

const zero = fraction(0n, 1n)

/** Works out means, exactly, had a round no most. */
export class Means implements Chances<MeanByPart> {
  readonly nothing: MeanByPart = new Map()

  oneOf(part: string, ways: readonly Way<MeanByPart>[]): MeanByPart {
    const all = ways.reduce((sum, { weight, wins }) => sum + weight * wins.ways, 0n)
    const means = new Map<string, Fraction>()
    const add = (name: string, value: Fraction) =>
      means.set(name, plus(means.get(name) ?? zero, value))
    const won = ways.reduce((sum, { weight, wins }) => sum + weight * wins.sum, 0n)
    if (all > 0n) add(part, fraction(won, all))
    for (const { weight, wins, also, after } of ways) {
      if (weight * wins.ways === 0n) continue
      const chance = fraction(weight * wins.ways, all)
      for (const { part: name, units } of also) {
        add(name, times(chance, fraction(BigInt(units), 1n)))
      }
      for (const [name, mean] of after) add(name, times(chance, mean))
    }
    return means
  }

  both(a: MeanByPart, b: MeanByPart): MeanByPart {
    const means = new Map(a)
    for (const [name, mean] of b) means.set(name, plus(means.get(name) ?? zero, mean))
    return means
  }

  played(_: string, means: MeanByPart): MeanByPart {
    return means
  }
}
