import type { MethodField } from './entities/payment-method.ts'
import { patterns } from './patterns.ts'

/** What is wrong with a field of a method's form. */
export type MethodFieldFault = 'required' | 'tooShort' | 'tooLong' | 'format' | 'checksum'

/** A form as it is kept, or what is wrong with it, by field. */
export type MethodForm =
  | { readonly values: Readonly<Record<string, string>> }
  | { readonly faults: Readonly<Record<string, MethodFieldFault>> }

type Kind = MethodField['kind']

/** Account numbers and codes are written with blanks and in small letters by some, and mean the same. */
const compact = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
const plain = /^\P{Cc}*$/u

const normalised: Readonly<Partial<Record<Kind, (typed: string) => string>>> = {
  iban: compact,
  bankCode: compact,
  digits: (typed) => typed.replace(/[\s-]/g, ''),
}

const shaped: Readonly<Record<Kind, (value: string, field: MethodField) => boolean>> = {
  text: (value) => plain.test(value) && !holdsCardNumber(value),
  tag: (value) => plain.test(value) && !holdsCardNumber(value),
  cardHolder: (value) => patterns.cardHolder.test(value) && !holdsCardNumber(value),
  digits: (value) => patterns.digits.test(value),
  bankCode: (value) => patterns.bankCode.test(value),
  iban: (value) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value),
  choice: (value, { options = [] }) => options.includes(value),
  address: (value) => /^[A-Za-z0-9:]+$/.test(value),
}

/**
 * Holds what was typed into a method's form to what the method says of its fields; what it does not ask for is left out. Addresses of
 * chains are looked at by whoever pays to them, besides. Pure, for both sides of the wire.
 */
export function readMethodForm(
  fields: readonly MethodField[],
  typed: Readonly<Record<string, string>>,
): MethodForm {
  const values: Record<string, string> = {}
  const faults: Record<string, MethodFieldFault> = {}
  for (const field of fields) {
    const text = (Object.hasOwn(typed, field.name) ? (typed[field.name] ?? '') : '').trim()
    const value = normalised[field.kind]?.(text) ?? text
    const fault = faultOf(field, value)
    if (fault !== null) faults[field.name] = fault
    else if (value !== '') values[field.name] = value
  }
  return Object.keys(faults).length > 0 ? { faults } : { values }
}

function faultOf(field: MethodField, value: string): MethodFieldFault | null {
  if (value === '') return field.required ? 'required' : null
  if (value.length < field.min) return 'tooShort'
  if (value.length > field.max) return 'tooLong'
  if (!shaped[field.kind](value, field)) return 'format'
  return field.kind === 'iban' && !hasIbanChecksum(value) ? 'checksum' : null
}

/** ISO 13616: letters count from 10, the first four signs come last, and what is left of 97 is 1. */
function hasIbanChecksum(iban: string): boolean {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36))
  return digits.reduce((rest, digit) => (rest * (digit > 9 ? 100 : 10) + digit) % 97, 0) === 1
}

/** Card numbers are typed at the acquirer's own page and nowhere else. */
export const holdsCardNumber = (text: string): boolean =>
  (text.replace(/[ .-]/g, '').match(/\d{13,19}/g) ?? []).some(hasLuhnChecksum)

function hasLuhnChecksum(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, sign, place) => {
      const digit = Number(sign) * (place % 2 === 0 ? 1 : 2)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return sum % 10 === 0
}
