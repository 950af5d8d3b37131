import { houseDay } from '@fairhouse/contract/age'
import type { Texts } from '../../shell/texts/texts.ts'
import { type Fault, faultSentence } from '../forms/fault-sentence.ts'
import { registrationFaults } from './form-faults.ts'
import { fieldLengths } from '../forms/field-lengths.ts'
import { fieldsOf } from '../forms/fields-of.ts'
import { judgePassword } from '../forms/judge-password.ts'
import { emptyRegistration, type RegistrationField } from './registration-fields.ts'
import type { Sentences } from '../forms/use-form.ts'

type Values = Readonly<Record<RegistrationField, string>>

/**
 * Brings the contract's schemas: loaded when somebody begins to fill in the form. What is wrong with a sign-up form, in the specification's sentences.
 * @param lengths whatever the server said of them.
 */
export async function registrationSentences(
  texts: Texts['account'],
  values: Values,
  house: { readonly serverTime: number; readonly lengths: unknown },
): Promise<Sentences<RegistrationField>> {
  const lengths = fieldLengths(house.lengths)
  const formal = registrationFaults(values, houseDay(house.serverTime), lengths)
  const faults: Partial<Record<RegistrationField, Fault>> = {
    ...(await phoneFault(values)),
    ...(await passwordFault(values)),
    ...formal,
  }
  const found: Partial<Record<RegistrationField, string>> = {}
  for (const field of fieldsOf(emptyRegistration)) {
    const fault = faults[field]
    if (fault !== undefined) found[field] = faultSentence(texts, field, fault, lengths)
  }
  return found
}

async function phoneFault({ phone, country }: Values): Promise<{ phone?: Fault }> {
  // Without its country a number cannot be told right from wrong.
  if (phone.trim() === '' || (country === '' && !phone.trim().startsWith('+'))) return {}
  try {
    const { isPhoneNumber } = await import('./phone-number.ts')
    return isPhoneNumber(phone, country) ? {} : { phone: 'notAllowed' }
  } catch (fault) {
    // The library did not come; the server has it.
    reportError(fault)
    return {}
  }
}

async function passwordFault({ password, login, email }: Values): Promise<{ password?: Fault }> {
  if (password === '') return {}
  const judged = judgePassword(password, [login, email])
  return (await inTime(judged)) === 'weak' ? { password: 'weak' } : {}
}

/** Nobody waits at a form for the list of passwords on a slow line: the server judges too. */
const patienceMs = 3_000

const inTime = <Result>(work: Promise<Result>): Promise<Result | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))])
