import { item } from '../../../../at.ts'
import { fraction } from '../../../../fraction.ts'
import { certain, oneOf, raised, type Weights } from '../weights.ts'
import { paidBy } from '../prize.ts'
import { afterSlice, newWheel, type WheelRule, type WheelState } from './rule.ts'

/** Exact chances of what a wheel pays: a chain that `mostSpins` ends, summed over every slice. */
export function wheelWeights(rule: WheelRule): Weights {
  const known = new Map<string, Weights>()
  const from = (state: WheelState): Weights => {
    const key = JSON.stringify(state)
    const found = known.get(key)
    if (found !== undefined) return found
    const slices = item(rule.rings, state.ring)
    const chance = fraction(1n, BigInt(slices.length))
    const won = oneOf(
      slices.map((prize) => {
        const next = afterSlice(rule, state, prize)
        const later = next === null ? certain(0) : from(next)
        return { chance, won: raised(later, paidBy(prize, state.times)) }
      }),
    )
    known.set(key, won)
    return won
  }
  return from(newWheel)
}
