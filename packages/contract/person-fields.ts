import { z } from 'zod'
import { passwordOf, text } from './fields.ts'
import { type FieldLengths, genders, titles } from './limits.ts'
import { patterns } from './patterns.ts'

/**
 * Every field of the specification's section 5, held to the given lengths: the server's own, or those that a browser was told. One
 * schema for both sides; what is wrong is the first issue's message, a `FieldFault`.
 */
export function personFields(lengths: FieldLengths) {
  return {
    login: text(lengths.login, patterns.login),
    email: text(lengths.email, patterns.email, 'noEmail'),
    password: passwordOf(lengths.password),
    title: z.enum(titles, { message: 'format' }),
    gender: z.enum(genders, { message: 'format' }),
    firstName: text(lengths.firstName, patterns.firstName),
    lastName: text(lengths.lastName, patterns.lastName),
    /** YYYY-MM-DD; whether it makes a player is `isOfAge`. */
    birthDate: z.iso.date({ message: 'noDate' }),
    /** ISO 3166-1 alpha-2. */
    country: z.string({ message: 'required' }).regex(/^[A-Z]{2}$/, { message: 'required' }),
    /** Its form only; whether such a number can be called, libphonenumber knows. */
    phone: text(lengths.phone, patterns.phone),
    streetAddress: text(lengths.streetAddress, patterns.streetAddress),
    apartment: text(lengths.apartment, patterns.apartment),
    city: text(lengths.city, patterns.city),
    postalCode: text(lengths.postalCode, patterns.postalCode),
    promoCode: text(lengths.promoCode),
  }
}

/** A field that may be left out (undefined), or emptied (null). */
export const mayBeEmpty = <Output>(field: z.ZodType<Output, string>) =>
  z
    .string({ message: 'format' })
    .transform((typed) => (typed.trim() === '' ? null : typed))
    .pipe(field.nullable())
    .optional()
