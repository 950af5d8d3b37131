import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { CountedSpin, FeatureOdds, StartCount } from '@fairhouse/contract/entities/par-sheet'
import { item } from '@fairhouse/game-math/at'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import type { FeatureRule } from '@fairhouse/game-math/families/slot/features/rules'
import { significant } from '../significant.ts'
import { type FixedJackpot, fixedJackpots } from './fixed-jackpots.ts'
import { stepsOnAverage } from './steps-on-average.ts'

/** Odds of every feature of a slot, and what happens inside of it, as the plain bet starts it. */
export function featureOdds(
  definition: SlotDefinition,
  spins: readonly CountedSpin[],
  { featureOneIn }: Pick<Certificate, 'featureOneIn'>,
): readonly FeatureOdds[] {
  return Object.entries(definition.features).map(([name, rule]) => {
    const base = spins.find((spin) => spin.name === 'base')
    const starts = (base?.starts ?? []).filter(({ feature }) => feature === name)
    const oneRoundIn = featureOneIn.find(({ feature }) => feature === name)?.oneIn ?? null
    return {
      name,
      kind: rule.kind,
      oneRoundIn,
      stepsOnAverage: averageSteps(rule, starts, { definition, spins, name }),
      jackpots: jackpotsOf(rule, starts, definition),
    }
  })
}

function averageSteps(
  rule: FeatureRule,
  starts: readonly StartCount[],
  played: Parameters<typeof stepsOnAverage>[2],
): number | null {
  if (rule.kind === 'respin') return 1
  const all = starts.reduce((sum, { perSpin }) => sum + perSpin, 0)
  if (all === 0) return null
  let average = 0
  for (const { by, perSpin } of starts) {
    const steps = stepsOnAverage(rule, by, played)
    if (steps === null) return null
    average += (steps * perSpin) / all
  }
  return significant(average)
}

function jackpotsOf(
  rule: FeatureRule,
  starts: readonly StartCount[],
  definition: SlotDefinition,
): FeatureOdds['jackpots'] {
  const all = starts.reduce((sum, { perSpin }) => sum + perSpin, 0)
  const found = starts.map(({ by, perSpin }) => ({
    perSpin,
    each: fixedJackpots(rule, by, definition),
  }))
  const [first] = found
  if (first === undefined) return []
  return first.each.map(({ jackpot, units }: FixedJackpot, i) => {
    const perRound = found.reduce(
      (sum, { each, perSpin }) => sum + item(each, i).perFeature * perSpin,
      0,
    )
    return {
      jackpot,
      units,
      perFeature: significant(perRound / all),
      oneRoundIn: significant(1 / perRound),
    }
  })
}
