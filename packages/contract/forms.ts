import { z } from 'zod'
import { email, flag, login, password, text } from './fields.ts'
import { age, lengths, patterns } from './limits.ts'

/** The login form: `login` is the name or the e-mail address. */
export const loginForm = z.object({
  login: text({ min: 1, max: lengths.email.max }),
  password: z
    .string({ message: 'required' })
    .min(1, { message: 'required' })
    .max(1024, { message: 'tooLong' }),
  source: z.string().max(512).optional(),
})

/** The sign-up form, for browser and server alike. The server checks the age once more against its own clock. */
export const registrationForm = z.object({
  login,
  email,
  password,
  userType: z.enum(['1', '2'], { message: 'required' }).transform((type) => (type === '1' ? 1 : 2)),
  birthDate: z.iso.date({ message: 'format' }),
  country: z.string({ message: 'required' }).regex(/^[A-Z]{2}$/, { message: 'required' }),
  acceptTerms: z.literal('1', { message: 'required' }),
  receiveNewsletter: flag,
  firstName: text(lengths.firstName, patterns.firstName).optional(),
  lastName: text(lengths.lastName, patterns.lastName).optional(),
  promoCode: text(lengths.promoCode).optional(),
  source: z.string().max(512).optional(),
})

/**
 * Whether somebody born on `birthDate` (YYYY-MM-DD) is of an age to play on `today` (YYYY-MM-DD). Who was born on 29 February
 * comes of age on 1 March of a year without that day.
 */
export function isOfAge(birthDate: string, today: string): boolean {
  const years = yearsBetween(birthDate, today)
  return years >= age.min && years <= age.max
}

function yearsBetween(birthDate: string, today: string): number {
  const [birthYear, birthday] = [Number(birthDate.slice(0, 4)), birthDate.slice(5)]
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
  return year - birthYear - (day < birthday ? 1 : 0)
}
