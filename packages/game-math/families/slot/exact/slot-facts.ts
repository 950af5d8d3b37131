import type { Chances, Chancy } from '../../../chances/chances.ts'
import type { Wins } from '../../../chances/wins.ts'
import { factsOf, type ProvedRound } from '../../../chances/proved-round.ts'
import type { GameFacts } from '../../../facts.ts'
import { baseMode } from '../../../game.ts'
import type { SlotDefinition } from '../definition.ts'
import type { Proof } from '../features/feature.ts'
import type { FeatureRule } from '../features/rules.ts'
import { lazy } from '../lazy.ts'
import { featureOf, openingOf, readyRules, type SlotRules } from '../rules.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import { choicesOf } from './choices-of.ts'
import { spinWays } from './spin-ways.ts'

/** Exact facts of one way to bet on a slot. @throws RangeError when the definition has no such mode. */
export function slotFacts(definition: SlotDefinition, mode: string = baseMode): GameFacts {
  const facts = factsOf(provedRound(definition, mode))
  const choices = choicesOf(definition, facts, (feature, option) =>
    factsOf(provedRound(definition, mode, new Map([[feature, option]]))),
  )
  return choices.length === 0 ? facts : { ...facts, choices }
}

/** @param always options that the player always takes, by feature; of others each is taken as often. */
export function provedRound(
  definition: SlotDefinition,
  mode: string = baseMode,
  always: ReadonlyMap<string, number> = new Map(),
): ProvedRound {
  const { rule, features, modes, gamble, unitsPerStake, maxUnits } = definition
  const rules = readyRules(definition)
  const opening = openingOf(rules, mode)
  const scatter = opening.rule.scatters.length > 0 ? ['scatter'] : []
  const cash = opening.rule.cash === undefined ? [] : ['cash']
  return {
    proof: Object.values(features).some(({ kind }) => followsChain(kind)) ? 'M' : 'E',
    chances: roundChances(rules, opening, always),
    price: modes?.[mode]?.price ?? unitsPerStake,
    unitsPerStake,
    maxUnits,
    parts: [rule.by, ...scatter, ...cash, ...Object.keys(features)],
    features: Object.keys(features),
    ...(gamble && { gamble }),
  }
}

/** Features that may last and are proved by following a Markov chain to its end, not by counting every course. */
function followsChain(kind: FeatureRule['kind']): boolean {
  return kind === 'hold' || kind === 'trail'
}

/** The paid spin, and for each set of specials in view the features that it starts. */
function roundChances(
  rules: SlotRules,
  opening: ReadySpin,
  always: ReadonlyMap<string, number>,
): Chancy {
  const ways = lazy(() => spinWays(opening))
  return (chances) => {
    const proof = proofWith(rules, chances, always)
    return chances.oneOf(
      rules.definition.rule.by,
      ways().map(({ wins, scatter, cash, starts }) => ({
        weight: 1n,
        wins,
        also: scatter > 0 ? [{ part: 'scatter', units: scatter }] : [],
        after: starts
          .map(({ feature, by }) => proof.feature(feature, by))
          .reduce((a, b) => chances.both(a, b), collected(chances, cash)),
      })),
    )
  }
}

function collected<Value>(chances: Chances<Value>, cash: Wins | null): Value {
  if (cash === null) return chances.nothing
  return chances.oneOf('cash', [{ weight: 1n, wins: cash, also: [], after: chances.nothing }])
}

/** Features by name, each worked out once for what starts it. */
function proofWith<Value>(
  rules: SlotRules,
  chances: Chances<Value>,
  always: ReadonlyMap<string, number>,
): Proof<Value> {
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
    chosen: (name) => always.get(name) ?? null,
  }
  return proof
}
