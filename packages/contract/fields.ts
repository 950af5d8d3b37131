import { z } from 'zod'
import { type Length, lengths, patterns } from './limits.ts'

/** Why a field was not accepted; the sentence is made from the specification's templates in the asker's language. */
export type FieldFault = 'required' | 'tooShort' | 'tooLong' | 'format'

const faulty = (fault: FieldFault) => ({ message: fault })

/** A required text of a given length and pattern, trimmed. */
export const text = ({ min, max }: Length, pattern?: RegExp) => {
  const sized = z
    .string(faulty('required'))
    .trim()
    .min(1, faulty('required'))
    .min(min, faulty('tooShort'))
    .max(max, faulty('tooLong'))
  return pattern ? sized.regex(pattern, faulty('format')) : sized
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

/** Client-made key that makes a money call happen once. */
export const requestKey = token({ min: 16, max: 64 }, /^[A-Za-z0-9_-]*$/)

/** A password that is being chosen. Kept as typed: no trimming, any character. */
export const passwordOf = ({ min, max }: Length) =>
  z
    .string(faulty('required'))
    .min(1, faulty('required'))
    .min(min, faulty('tooShort'))
    .max(max, faulty('tooLong'))

export const password = passwordOf(lengths.password)
export const email = text(lengths.email, patterns.email)
export const clientSeed = token({ min: 1, max: 64 }, /^[A-Za-z0-9 _.-]*$/)
export const page = wholeNumber.pipe(
  z.int().min(1, faulty('format')).max(1_000_000, faulty('format')),
)
