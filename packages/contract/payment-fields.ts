import { z } from 'zod'
import { anyText, text } from './fields.ts'
import type { FieldLengths } from './limits.ts'
import { patterns } from './patterns.ts'

/** What payment methods ask for (specification, section 5), held to the given lengths. */
export function paymentFields(lengths: Pick<FieldLengths, 'cardHolder'>) {
  return {
    /** ISO/IEC 7812 knows no shorter and no longer ones. */
    cardNumber: anyText({ min: 12, max: 19 }, patterns.cardNumber),
    /** As it is shown again later: `4111 **** **** 1111`. */
    maskedCardNumber: text({ min: 12, max: 23 }, patterns.maskedCardNumber),
    cardHolder: text(lengths.cardHolder, patterns.cardHolder),
    bankCode: text({ min: 8, max: 11 }, patterns.bankCode).pipe(z.string().toUpperCase()),
    /** Account numbers and the like. */
    digits: anyText({ min: 1, max: 34 }, patterns.digits),
  }
}
