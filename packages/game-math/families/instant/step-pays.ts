import { type Fraction, fraction, isLess, times } from '../../fraction.ts'
import type { SteppedPays } from './definition.ts'

/** A step that may be taken, of a field or a tower: how far it is reached, and what stopping there pays. */
export interface PaidStep {
  /** P(this step and all before it hold). */
  readonly chance: Fraction
  /** Pay units, hundredths of the stake. */
  readonly units: number
}

/**
 * What stopping pays after each step: the stake's fair price times the return, rounded up to a whole hundredth in the player's favour. That adds
 * less than a hundredth times the chance, so that a return stays below 1 as long as it is 99 % and less before. A step that would pay more than
 * the most is left out with all after it.
 * @param chances P(step and all before it hold), the first step first; each is greater than 0.
 */
export function paidSteps(
  { perMille, mostUnits }: SteppedPays,
  chances: readonly Fraction[],
): readonly PaidStep[] {
  const steps = chances.map((chance) => ({ chance, units: unitsFor(chance, perMille) }))
  const tooDear = steps.findIndex(({ units }) => units > mostUnits)
  return tooDear < 0 ? steps : steps.slice(0, tooDear)
}

/** ceil(perMille / 10 / chance). */
function unitsFor({ numerator, denominator }: Fraction, perMille: number): number {
  const dividend = BigInt(perMille) * denominator
  const divisor = 10n * numerator
  return Number((dividend + divisor - 1n) / divisor)
}

/** What comes back of the stake for a player who always stops after a step. */
export const returnOf = ({ chance, units }: PaidStep): Fraction =>
  times(chance, fraction(BigInt(units), 100n))

/**
 * The number of steps, from 1, after which stopping returns most; the fewest among equals. By the rounding of pays returns differ by parts of a
 * percent: without it all would be the same.
 */
export function bestStop(steps: readonly PaidStep[]): number {
  const returns = steps.map(returnOf)
  let best = 0
  for (const [index, value] of returns.entries()) {
    const most = returns[best]
    if (most && isLess(most, value)) best = index
  }
  return best + 1
}
