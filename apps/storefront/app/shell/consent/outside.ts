import type { Outside } from '../house/outside.ts'
import { type Purpose, purposes } from './consent.ts'

/** Purposes for which there is a service. */
export const purposesOf = ({ adapters }: Outside): Purpose[] =>
  purposes.filter((purpose) => adapters[purpose] !== null)

/** Where a service runs, as people read it. */
export const placeOf = ({ adapters }: Outside, purpose: Purpose): string => {
  const origin = adapters[purpose]?.origin
  return origin === undefined ? '' : new URL(origin).host
}
