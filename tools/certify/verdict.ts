import { ratio } from '@fairhouse/game-math/fraction'
import type { SlotFacts } from '@fairhouse/game-math/slot/exact/slot-facts'
import type { SlotDefinition } from '@fairhouse/game-math/slot/definition'
import type { ProductionRun } from './production-run.ts'

/** One number that was played, beside what the exact mathematics expects of it. */
export interface Finding {
  readonly what: string
  readonly played: number
  readonly expected: number
  /** Distance in standard deviations of the expected number. */
  readonly deviations: number
}

/**
 * A finding may be so many standard deviations off: 3.29 holds one title to one false alarm in a thousand; 4.2 does so for the
 * whole house of 150 titles.
 */
export const allowedDeviations = 4.2

/** Compares a run with the facts: the mean by sigma, counts as binomial. */
export function compare(
  run: ProductionRun,
  facts: SlotFacts,
  definition: SlotDefinition,
): readonly Finding[] {
  const sigma = Math.sqrt(ratio(facts.variance))
  const mean = run.units / definition.unitsPerStake / run.rounds
  const share = (what: string, count: number, chance: number): Finding =>
    finding(what, count / run.rounds, chance, Math.sqrt((chance * (1 - chance)) / run.rounds))
  return [
    finding('return', mean, ratio(facts.rtp), sigma / Math.sqrt(run.rounds)),
    share('hits', run.hits, ratio(facts.hit)),
    share('pick', run.started.pick, ratio(facts.features.pick)),
    share('freeSpins', run.started.freeSpins, ratio(facts.features.freeSpins)),
  ]
}

function finding(what: string, played: number, expected: number, deviation: number): Finding {
  return { what, played, expected, deviations: (played - expected) / deviation }
}

/** Those that differ by more than chance may explain. */
export function tooFar(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ deviations }) => Math.abs(deviations) > allowedDeviations)
}
