import type { Country } from './calls/countries.ts'
import type { FieldLengths } from './limits.ts'

/** What the house asks of accounts; pages bring it to browsers. */
export interface AccountRules {
  readonly lengths: FieldLengths
  /** Of the terms and conditions in force. */
  readonly termsVersion: string
  /** Every country by its name in a language. */
  readonly countriesIn: (language: string) => readonly Country[]
}
