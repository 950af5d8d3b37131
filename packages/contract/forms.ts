import { z } from 'zod'
import { flag, oneTimeCode, text, typedPassword } from './fields.ts'
import { type FieldLengths, lengths } from './limits.ts'
import { mayBeEmpty, personFields } from './person-fields.ts'

/** Where to go afterwards: a path of ours. */
export const source = z.string().max(512).optional()

/** The forms of the account, held to the given lengths; browser and server use the same. */
export function accountForms(lengths: FieldLengths) {
  const fields = personFields(lengths)
  const contact = {
    firstName: mayBeEmpty(fields.firstName),
    lastName: mayBeEmpty(fields.lastName),
    phone: mayBeEmpty(fields.phone),
    streetAddress: mayBeEmpty(fields.streetAddress),
    apartment: mayBeEmpty(fields.apartment),
    city: mayBeEmpty(fields.city),
    postalCode: mayBeEmpty(fields.postalCode),
  }
  return {
    /** The login form: `login` is the name or the e-mail address. */
    loginForm: z.object({
      login: text({ min: 1, max: lengths.email.max }),
      password: typedPassword,
      /** Of the second step, where the account has one. */
      otp: mayBeEmpty(oneTimeCode),
      source,
    }),
    /** The sign-up form. The server checks age, country, phone number and password once more against what it alone knows. */
    registrationForm: z.object({
      login: fields.login,
      email: fields.email,
      password: fields.password,
      userType: z
        .enum(['1', '2'], { message: 'required' })
        .transform((type) => (type === '1' ? 1 : 2)),
      birthDate: fields.birthDate,
      /** Asked of whoever plays for money; for play money it may be said later. */
      country: mayBeEmpty(fields.country),
      acceptTerms: z.literal('1', { message: 'required' }),
      receiveNewsletter: flag,
      ...contact,
      promoCode: mayBeEmpty(fields.promoCode),
      source,
    }),
    /** What a player can say of himself later on: undefined leaves a field as it is, null empties it. */
    profileFields: {
      title: mayBeEmpty(fields.title),
      gender: mayBeEmpty(fields.gender),
      ...contact,
      email: fields.email.optional(),
      birthDate: fields.birthDate.optional(),
      country: fields.country.optional(),
    },
  }
}

export const { loginForm, registrationForm, profileFields } = accountForms(lengths)
