import type { GameFacts } from '@fairhouse/game-math/facts'
import { ratio } from '@fairhouse/game-math/fraction'
import type { ProvedMode } from './certificate-of.ts'
import { isWatched } from './feature-starts.ts'
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

/** Of fewer rounds than these a mean is no bell yet: one rare win would be a false alarm. */
const roundsOfMean = 5_000

/** Compares a run with what was proved of its mode: the mean by sigma, of a run that is long enough, and counts as binomial. */
export function compare(run: ProductionRun, { mode, facts }: ProvedMode): readonly Finding[] {
  const sigma = Math.sqrt(ratio(facts.variance))
  const mean = run.units / mode.price / run.rounds
  const share = (what: string, count: number, chance: number): Finding =>
    finding(what, count / run.rounds, chance, Math.sqrt((chance * (1 - chance)) / run.rounds))
  return [
    ...(run.rounds < roundsOfMean
      ? []
      : [finding('return', mean, ratio(facts.rtp), sigma / Math.sqrt(run.rounds))]),
    share('hits', run.hits, ratio(facts.hit)),
    ...watched(facts).map(([name, chance]) => share(name, run.met[name] ?? 0, ratio(chance))),
  ]
}

function watched({ features }: GameFacts) {
  return Object.entries(features).filter(([name]) => isWatched(name))
}

/** What cannot be otherwise has no deviation: then any difference is too far. */
function finding(what: string, played: number, expected: number, deviation: number): Finding {
  const difference = played - expected
  return { what, played, expected, deviations: difference === 0 ? 0 : difference / deviation }
}

/** Those that differ by more than chance may explain. */
export function tooFar(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ deviations }) => Math.abs(deviations) > allowedDeviations)
}
