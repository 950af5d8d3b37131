import { item } from '../../at.ts'
import type { GameFacts } from '../../facts.ts'
import { factsOfOutcomes } from './outcome-facts.ts'
import { bestStop, type PaidStep } from './step-pays.ts'

/**
 * Exact facts of a player who always stops after so many steps; where nothing is said, after those that return most.
 * @param stop number of steps, from 1.
 */
export function factsOfSteps(
  steps: readonly PaidStep[],
  part: string,
  stop: number = bestStop(steps),
): GameFacts {
  const { chance, units } = item(steps, stop - 1)
  return factsOfOutcomes(
    [
      { units, ways: chance.numerator },
      { units: 0, ways: chance.denominator - chance.numerator },
    ],
    part,
  )
}
