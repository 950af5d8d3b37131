import type { Chances, Chancy } from '../../chances/chances.ts'
import { factsOf, type ProvedRound } from '../../chances/proved-round.ts'
import type { GameFacts } from '../../facts.ts'
import type { SlotDefinition } from '../definition.ts'
import type { Proof } from '../features/feature.ts'
import { lazy } from '../lazy.ts'
import { featureOf, readyRules, type SlotRules } from '../rules.ts'
import { spinWays } from './spin-ways.ts'

/** Exact facts of a slot's plain bet. */
export function slotFacts(definition: SlotDefinition): GameFacts {
  return factsOf(provedRound(definition))
}

export function provedRound(definition: SlotDefinition): ProvedRound {
  const { rule, spins, features, unitsPerStake, maxUnits } = definition
  const scatter = spins.base.scatters.length > 0 ? ['scatter'] : []
  return {
    proof: 'E',
    chances: roundChances(readyRules(definition)),
    price: unitsPerStake,
    unitsPerStake,
    maxUnits,
    parts: [rule.by, ...scatter, ...Object.keys(features)],
    features: Object.keys(features),
  }
}

/** The paid spin, and for each set of specials in view the features that it starts. */
function roundChances(rules: SlotRules): Chancy {
  const ways = lazy(() => spinWays(rules.base))
  return (chances) => {
    const proof = proofWith(rules, chances)
    return chances.oneOf(
      rules.definition.rule.by,
      ways().map(({ wins, scatter, starts }) => ({
        weight: 1n,
        wins,
        also: scatter > 0 ? [{ part: 'scatter', units: scatter }] : [],
        after: starts
          .map(({ feature, by }) => proof.feature(feature, by))
          .reduce((a, b) => chances.both(a, b), chances.nothing),
      })),
    )
  }
}

/** Features by name, each worked out once for what starts it. */
function proofWith<Value>(rules: SlotRules, chances: Chances<Value>): Proof<Value> {
  const known = new Map<string, Value>()
  const proof: Proof<Value> = {
    chances,
    feature(name, by) {
      const key = `${name} ${by}`
      const found = known.get(key)
      if (found !== undefined) return found
      const value = chances.played(name, featureOf(rules, name).chances(by, proof))
      known.set(key, value)
      return value
    },
  }
  return proof
}
