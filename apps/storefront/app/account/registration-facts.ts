import type { Texts } from '../texts/texts.ts'

/** What the sign-up page is made of. */
export interface RegistrationFacts {
  readonly texts: Texts['account']
  /** By name in the page's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** January to December. */
  readonly months: readonly string[]
}
