import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { type Fraction, fraction } from '../../../fraction.ts'
import { anyAction } from '../../../any-action.ts'
import type { Cause, Feature } from '../features/feature.ts'
import type { Weights } from '../features/weights.ts'
import { Telling } from '../telling.ts'

/** More than any feature of a test wins. */
const noMost = 1_000_000

/** A feature played to its end, its state stored and read back after every step. */
export function playFeature<State>(
  feature: Feature<State>,
  cause: Cause,
  draw: Draw,
  most = noMost,
): { readonly units: number; readonly events: readonly RoundEvent[] } {
  const telling = new Telling(draw, 0, most)
  let state: State | null = feature.start(cause, telling)
  while (state !== null) {
    const read = feature.read(JSON.parse(JSON.stringify(state)))
    const action = anyAction(feature.legal(read), () => 0)
    state = feature.act(read, action, telling).state
  }
  return { units: telling.units, events: telling.events }
}

/** Weights as chances. */
export function chancesOf(weights: Weights): ReadonlyMap<number, Fraction> {
  const all = weights.values().reduce((sum, count) => sum + count, 0n)
  return new Map(weights.entries().map(([units, count]) => [units, fraction(count, all)]))
}

/** Draws as a list says, and complains when it is at its end. */
export function scriptedDraw(script: readonly number[]): Draw {
  let taken = 0
  return {
    below(count) {
      const value = script[taken]
      if (value === undefined || value >= count) throw new Error(`draw ${taken} of ${count}`)
      taken++
      return value
    },
    get words() {
      return taken
    },
  }
}
