import { fraction } from '../../../../fraction.ts'
import { certain, oneOf, raised, type Weights } from '../weights.ts'
import { paidBy } from '../prize.ts'
import { newTrail, type TrailRule, type TrailState, walk } from './rule.ts'

/** Exact chances of what a trail pays: every roll goes forward, so the chain of places ends and is summed over every die. */
export function trailWeights(rule: TrailRule): Weights {
  const known = new Map<string, Weights>()
  const chance = fraction(1n, BigInt(rule.sides))
  const from = (state: TrailState): Weights => {
    const key = `${state.walked}/${state.left}/${state.times}`
    const found = known.get(key)
    if (found !== undefined) return found
    const won = oneOf(
      Array.from({ length: rule.sides }, (_, die) => {
        const { prize, after, isOver } = walk(rule, state, die + 1)
        const later = isOver ? certain(0) : from(after)
        return { chance, won: raised(later, paidBy(prize, state.times)) }
      }),
    )
    known.set(key, won)
    return won
  }
  return from(newTrail(rule))
}
