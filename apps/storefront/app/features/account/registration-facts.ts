import type { Country } from '@fairhouse/contract/calls/countries'
import type { Texts } from '../../shell/texts/texts.ts'

/** What the sign-up page is made of. */
export interface RegistrationFacts {
  readonly texts: Texts['account']
  /** By name in the page's language. */
  readonly countries: readonly Country[]
  /** January to December. */
  readonly months: readonly string[]
  /** In which somebody who may play now can have been born. */
  readonly years: { readonly first: number; readonly last: number }
}
