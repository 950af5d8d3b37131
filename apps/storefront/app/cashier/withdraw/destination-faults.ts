import type { MethodField } from '@fairhouse/contract/entities/payment-method'
import { fill } from '../../language/say.ts'
import { wordOf } from '../payment/word-of.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

/** Field name to the sentence of what is wrong. */
export type FieldFaults = Readonly<Record<string, string | undefined>>

/** What can be told of a filled-in form without the house: what is missing, too short or too long. */
export function destinationFaults(
  { faults, words }: Pick<WithdrawTexts, 'faults' | 'words'>,
  fields: readonly MethodField[],
  values: Readonly<Record<string, string>>,
): FieldFaults {
  const found: Record<string, string> = {}
  for (const { name, label, required, min, max } of fields) {
    const typed = (values[name] ?? '').trim()
    const fault = faultOf(typed, { required, min, max })
    if (fault === null) continue
    found[name] = fill(faults[fault], { field: wordOf(words.fields, label), min, max })
  }
  return found
}

function faultOf(
  typed: string,
  { required, min, max }: Pick<MethodField, 'required' | 'min' | 'max'>,
): 'required' | 'tooShort' | 'tooLong' | null {
  if (typed === '') return required ? 'required' : null
  // Bank numbers are written in groups; the gaps do not count.
  const length = typed.replace(/\s/g, '').length
  if (length < min) return 'tooShort'
  return length > max ? 'tooLong' : null
}

/** What goes to the house: without gaps at the ends, and without what was left empty. */
export const trimmed = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  )
