import type { FieldLengths } from '@fairhouse/contract/limits'
import { patterns } from '@fairhouse/contract/patterns'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'

/** Sentences of this page, and the specification's templates. */
export interface PasswordWords {
  readonly texts: Texts['passwords']
  readonly account: Texts['account']
}

/** What a field of these forms holds; the names are those of the contract. */
export type PasswordField = keyof Texts['passwords']['named']

/** The specification's sentence for what is wrong with an entry; undefined when nothing is. */
export function passwordSentence(
  { texts, account, lengths }: PasswordWords & { readonly lengths: FieldLengths },
  field: PasswordField,
  entry: string,
): string | undefined {
  const { faults } = account
  const named = { field: texts.named[field] }
  const value = field === 'email' ? entry.trim() : entry
  if (value === '') return fill(faults.required, named)
  // An old password was once accepted, whatever the rules are today.
  if (field === 'oldPassword') return undefined
  const { min, max } = field === 'email' ? lengths.email : lengths.password
  if (value.length < min) return fill(faults.tooShort, { ...named, min })
  if (value.length > max) return fill(faults.tooLong, { ...named, max })
  if (field === 'email' && !patterns.email.test(value)) return fill(faults.noEmail, named)
  return undefined
}
