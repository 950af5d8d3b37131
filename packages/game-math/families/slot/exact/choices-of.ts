import type { GameFacts, ProvedChoice, ProvedStrategy } from '../../../facts.ts'
import { type Fraction, fraction } from '../../../fraction.ts'
import type { SlotDefinition } from '../definition.ts'
import { demand } from '../demand.ts'
import type { ChooseRule } from '../features/choose/rule.ts'
import type { BookRule, FeatureRule } from '../features/rules.ts'

const nothing = fraction(0n, 1n)

/**
 * What players choose in a round of a slot, and what comes of each option taken always.
 * @param facts of a player who takes every option as often and never doubles.
 * @param factsWith the same of a player who always takes this option of a feature.
 * @throws RangeError where two features offer options of free spins: what one is worth would depend on the other.
 */
export function choicesOf(
  { features, spins }: SlotDefinition,
  facts: GameFacts,
  factsWith: (feature: string, option: number) => GameFacts,
): readonly ProvedChoice[] {
  const rules = Object.entries(features)
  demand(
    rules.filter(([, rule]) => rule.kind === 'choose' || isChosenBook(rule)).length < 2,
    'options of two features are not proved: offer one choice of free spins',
  )
  return [
    ...rules.flatMap(([feature, rule]): readonly ProvedChoice[] => {
      if (rule.kind === 'pick') return [anyPick(feature, facts)]
      if (isChosenBook(rule)) return [symbolChoice(feature, rule, factsWith)]
      if (rule.kind !== 'choose') return []
      return [freeSpinsChoice(feature, rule, { spins, factsWith })]
    }),
    ...doubling(facts),
  ]
}

function anyPick(feature: string, facts: GameFacts): ProvedChoice {
  const option = { type: 'any' } as const
  return { feature, headline: 'any', options: [{ option, ...strategyOf(facts, feature) }] }
}

function freeSpinsChoice(
  feature: string,
  { options }: ChooseRule,
  given: Pick<SlotDefinition, 'spins'> & {
    readonly factsWith: (feature: string, option: number) => GameFacts
  },
): ProvedChoice {
  return {
    feature,
    headline: 'evenly',
    options: options.map(({ spin, spins }, index) => ({
      option: { type: 'freeSpins', spins, multiplier: given.spins[spin]?.multiplier ?? 1 },
      ...strategyOf(given.factsWith(feature, index), feature),
    })),
  }
}

const isChosenBook = (rule: FeatureRule): rule is BookRule =>
  rule.kind === 'book' && rule.chosen === true

function symbolChoice(
  feature: string,
  { symbols }: BookRule,
  factsWith: (feature: string, option: number) => GameFacts,
): ProvedChoice {
  return {
    feature,
    headline: 'evenly',
    options: symbols.map(({ symbol }, index) => ({
      option: { type: 'symbol', symbol },
      ...strategyOf(factsWith(feature, index), feature),
    })),
  }
}

/** Doubling at even chances, of a win that stays below the most, neither adds to the return nor takes from it. */
function doubling(facts: GameFacts): readonly ProvedChoice[] {
  const { gamble, rtp } = facts
  if (gamble === undefined) return []
  const never = { option: { type: 'collect' }, ...strategyOf(facts, 'gamble') } as const
  const always = { option: { type: 'double' }, rtp, share: nothing, ...gamble } as const
  return [{ feature: 'gamble', headline: 'never', options: [never, always] }]
}

function strategyOf(facts: GameFacts, feature: string): ProvedStrategy {
  const { rtp, variance, hit, split } = facts
  const share: Fraction = split[feature] ?? nothing
  return { rtp, share, variance, hit }
}
