import '../../shell/asking/schemas.ts'
import { isOfAge } from '@fairhouse/contract/age'
import { faultNamed } from '@fairhouse/contract/fields'
import { accountForms } from '@fairhouse/contract/forms'
import { type FieldLengths, lengths as houseLengths } from '@fairhouse/contract/limits'
import type { z } from 'zod'
import type { Fault } from '../forms/fault-sentence.ts'
import { fieldsOf } from '../forms/fields-of.ts'
import type { RegistrationField } from './registration-fields.ts'

/** Brings the contract's schemas, and with them zod: loaded when somebody begins to fill in a form. */

export type LoginField = 'login' | 'password'

export type Values<Field extends string> = Readonly<Record<Field, string>>
export type Faults<Field extends string> = Readonly<Partial<Record<Field, Fault>>>

export const loginFaults = (values: Values<LoginField>): Faults<LoginField> =>
  faultsOf(accountForms(houseLengths).loginForm, values)

/** @param today YYYY-MM-DD by the house's clock. */
export function registrationFaults(
  values: Values<RegistrationField>,
  today: string,
  lengths: FieldLengths,
): Faults<RegistrationField> {
  const faults = faultsOf(accountForms(lengths).registrationForm, values)
  const { birthDate, country, userType } = values
  return {
    ...faults,
    ...(!faults.birthDate && !isOfAge(birthDate, today) && { birthDate: 'age' as const }),
    // Only money needs to know where its player lives.
    ...(userType === '1' && country === '' && { country: 'required' as const }),
  }
}

function faultsOf<Field extends string>(form: z.ZodType, values: Values<Field>): Faults<Field> {
  const checked = form.safeParse(values)
  const faults: Partial<Record<Field, Fault>> = {}
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = fieldNamed(values, path[0])
    // The first fault of a field is the one to mend first.
    if (field !== undefined && faults[field] === undefined) {
      faults[field] = values[field] === '' ? 'required' : faultNamed(message)
    }
  }
  return faults
}

function fieldNamed<Field extends string>(
  values: Values<Field>,
  name: PropertyKey | undefined,
): Field | undefined {
  return fieldsOf(values).find((field) => field === name)
}
