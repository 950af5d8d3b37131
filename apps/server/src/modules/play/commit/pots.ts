import type { StepPot, StepRow } from '../decision.ts'
import { column } from './row-array.ts'

/** A pot's part of a step on its way into the database, with the step's place in the batch, counted from 1. */
interface AskedPot {
  readonly place: number
  readonly pot: StepPot
}

/** The columns of the type `play_asked_pot`. */
export const potColumns = [
  column('place', 'int4', ({ place }: AskedPot) => place),
  column('account', 'int8', ({ pot }: AskedPot) => pot.account),
  column('taken', 'int8', ({ pot }: AskedPot) => pot.taken),
  column('given', 'int8', ({ pot }: AskedPot) => pot.given),
  column('counted', 'int8', ({ pot }: AskedPot) => pot.counted),
  column('value', 'json', ({ pot }: AskedPot) => pot.value),
]

export const potsOf = (steps: readonly StepRow[]): readonly AskedPot[] =>
  steps.flatMap(({ pot }, index) => (pot ? [{ place: index + 1, pot }] : []))
