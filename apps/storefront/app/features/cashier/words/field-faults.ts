import type { MethodField } from '@fairhouse/contract/entities/payment-method'
import { readMethodForm } from '@fairhouse/contract/method-form'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { wordOf } from '../payment/word-of.ts'

/** Field name to the sentence of what is wrong. */
export type FieldFaults = Readonly<Record<string, string | undefined>>

export interface FieldWords {
  /** The specification's templates for what is wrong with a field. */
  readonly faults: Texts['account']['faults']
  readonly words: Texts['cashierWords']
  readonly page: Pick<Texts['cashierWithdraw'], 'checksum'>
}

/** What can be told of a filled-in form without asking the house. */
export function fieldFaults(
  { faults, words, page }: FieldWords,
  fields: readonly MethodField[],
  values: Readonly<Record<string, string>>,
): FieldFaults {
  const form = readMethodForm(fields, values)
  if (!('faults' in form)) return {}
  const sentences = { ...faults, checksum: page.checksum }
  return Object.fromEntries(
    fields.flatMap(({ name, label, min, max }) => {
      const fault = form.faults[name]
      if (fault === undefined) return []
      const named = { field: wordOf(words.fields, label), min, max }
      return [[name, fill(sentences[fault], named)]]
    }),
  )
}

/** What goes to the house: without gaps at the ends, and without what was left empty. */
export const trimmed = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  )
