import { z } from 'zod'
import { holdsCardNumber } from './card-number.ts'
import { type Length, lengths } from './limits.ts'
import { patterns } from './patterns.ts'

/** Why a field was not accepted; the sentence is made from the specification's templates in the asker's language. */
export type FieldFault = 'required' | 'tooShort' | 'tooLong' | 'format' | 'noDate' | 'noEmail'

/** Faults that a schema's message names, without numbers. */
export const namedFaults = ['required', 'format', 'noDate', 'noEmail'] as const

/** The fault that an issue's message names; `format` for what it leaves unnamed. */
export const faultNamed = (message: string): FieldFault =>
  message === 'tooShort' || message === 'tooLong'
    ? message
    : (namedFaults.find((fault) => fault === message) ?? 'format')

export const faulty = (fault: FieldFault) => ({ message: fault })

/** Control characters: nobody types them, and the database keeps no NUL. */
const plain = /^\P{Cc}*$/u

const noCard = (typed: string): boolean => !holdsCardNumber(typed)

/** A required text of a given length and pattern (`otherwise` names what it is when it does not fit), trimmed, on one line, in which no card number stands. */
export const text = (length: Length, pattern?: RegExp, otherwise?: FieldFault) =>
  anyText(length, pattern, otherwise).refine(noCard, faulty('format'))

/** The same, where digits may be what a card number looks like. */
export const anyText = (
  { min, max }: Length,
  pattern?: RegExp,
  otherwise: FieldFault = 'format',
) => {
  const sized = z
    .string(faulty('required'))
    .trim()
    .min(1, faulty('required'))
    .min(min, faulty('tooShort'))
    .max(max, faulty('tooLong'))
  return pattern
    ? sized.regex(pattern, faulty(otherwise))
    : sized.refine((typed) => plain.test(typed), faulty('format'))
}

/** `1` or `0`, as forms send booleans; absent is false. */
export const flag = z
  .enum(['0', '1'], faulty('format'))
  .default('0')
  .transform((value) => value === '1')

/** A whole number in plain decimal digits: no sign, point, exponent, hex, blank or leading zero. */
export const wholeNumber = z
  .string(faulty('required'))
  .regex(/^(0|[1-9][0-9]{0,14})$/, faulty('format'))
  .transform(Number)

/** A text that is kept as it came, of a given length and pattern. */
export function token({ min, max }: Length, pattern: RegExp) {
  return z
    .string(faulty('required'))
    .min(1, faulty('required'))
    .min(min, faulty('tooShort'))
    .max(max, faulty('tooLong'))
    .regex(pattern, faulty('format'))
}

const digitsOnly = /^\d+$/

/** Client-made key that makes a money call happen once. It is kept, so it must be no card number. */
export const requestKey = token({ min: 16, max: 64 }, /^[A-Za-z0-9_-]*$/).refine(
  (key) => !digitsOnly.test(key) || noCard(key),
  faulty('format'),
)

/** A password that is being chosen. Kept as typed: no trimming, any character. */
export const passwordOf = ({ min, max }: Length) =>
  z
    .string(faulty('required'))
    .min(1, faulty('required'))
    .min(min, faulty('tooShort'))
    .max(max, faulty('tooLong'))

export const password = passwordOf(lengths.password)

/** A password that is typed in order to be compared, whatever was allowed when it was chosen. */
export const typedPassword = z
  .string(faulty('required'))
  .min(1, faulty('required'))
  .max(1024, faulty('tooLong'))

/** A code of an authenticator app, or a recovery code; blanks and hyphens do not count. */
export const oneTimeCode = text({ min: 6, max: 32 }, /^[0-9A-Za-z -]*$/)
export const email = text(lengths.email, patterns.email)
export const clientSeed = token({ min: 1, max: 64 }, /^[A-Za-z0-9 _.-]*$/).refine(
  noCard,
  faulty('format'),
)
export const page = wholeNumber.pipe(
  z.int().min(1, faulty('format')).max(1_000_000, faulty('format')),
)
