import type { Adapters } from '@fairhouse/contract/adapters'
import type { Texts } from '../texts/texts.ts'
import { type Purpose, purposes } from './consent.ts'

/** The services outside the house that this operator has, and the words about them. */
export interface Outside {
  readonly adapters: Adapters
  readonly words: Texts['consent']
}

/** Purposes for which there is a service. */
export const purposesOf = ({ adapters }: Outside): Purpose[] =>
  purposes.filter((purpose) => adapters[purpose] !== null)

/** Where a service runs, as people read it. */
export const placeOf = ({ adapters }: Outside, purpose: Purpose): string => {
  const origin = adapters[purpose]?.origin
  return origin === undefined ? '' : new URL(origin).host
}
