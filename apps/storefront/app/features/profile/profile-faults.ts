import '../../shell/asking/schemas.ts'
import { houseDay, isOfAge } from '@fairhouse/contract/age'
import { faultNamed } from '@fairhouse/contract/fields'
import { profileForm } from '@fairhouse/contract/calls/profile'
import { age, lengths } from '@fairhouse/contract/limits'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Sentences } from '../forms/use-form.ts'
import {
  changesIn,
  type ProfileField,
  profileFields,
  type ProfileValues,
} from './profile-fields.ts'

/** Brings the contract's schemas, and with them zod: loaded when somebody begins to fill in the form. */

export interface FaultWords {
  readonly faults: Texts['account']['faults']
  readonly named: Texts['profile']['named']
}

/** The specification's sentence for everything that is wrong with what was changed. */
export function profileSentences(
  { faults, named }: FaultWords,
  { values, before, now }: { values: ProfileValues; before: ProfileValues; now: number },
): Sentences<ProfileField> {
  const changed = changesIn(values, before)
  const found: Partial<Record<ProfileField, string>> = {}
  for (const { path, message } of profileForm.safeParse(changed).error?.issues ?? []) {
    const field = profileFields.find((name) => name === path[0])
    if (field === undefined || found[field] !== undefined) continue
    const sentence = faults[changed[field] === '' ? 'required' : faultNamed(message)]
    found[field] = fill(sentence, { field: named[field], ...limitsOf(field) })
  }
  if (changed.email !== undefined && values.password === '')
    found.password = fill(faults.required, { field: named.password })
  const { birthDate } = changed
  if (
    birthDate !== undefined &&
    found.birthDate === undefined &&
    !isOfAge(birthDate, houseDay(now))
  )
    found.birthDate = fill(faults.age, { ...age })
  return found
}

const isMeasured = (field: ProfileField): field is ProfileField & keyof typeof lengths =>
  Object.hasOwn(lengths, field)

const limitsOf = (field: ProfileField): { min: number; max: number } =>
  isMeasured(field) ? lengths[field] : { min: 1, max: 10 }
