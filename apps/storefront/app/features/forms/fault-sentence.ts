import type { FieldFault } from '@fairhouse/contract/fields'
import { age, type FieldLengths, lengths as houseLengths } from '@fairhouse/contract/limits'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'

/** Why an entry cannot be accepted. */
export type Fault = FieldFault | 'age' | 'weak' | 'notAllowed'

type Named = Texts['account']['named']

/** The specification's sentence for what is wrong with a field. @param lengths those that it is held to. */
export function faultSentence(
  texts: Pick<Texts['account'], 'faults' | 'named'>,
  field: keyof Named,
  fault: Fault,
  lengths: FieldLengths = houseLengths,
): string {
  const limits = fault === 'age' ? age : lengthOf(field, lengths)
  return fill(texts.faults[fault], { field: texts.named[field], ...limits })
}

function lengthOf(field: keyof Named, lengths: FieldLengths): { min: number; max: number } {
  // A login name or an e-mail address: the longest that either can be.
  if (field === 'loginOrEmail') return { min: 1, max: lengths.email.max }
  return hasLength(field, lengths) ? lengths[field] : { min: 1, max: 10 }
}

const hasLength = (field: string, lengths: FieldLengths): field is keyof FieldLengths =>
  Object.hasOwn(lengths, field)
