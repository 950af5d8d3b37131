import {
  askingNothing,
  type SegmentQuestion,
  segmentQuestion,
} from '@fairhouse/contract/backoffice/segments'
import { formatMoney } from '@fairhouse/money'
import { textOf } from '../parts/ask-form.tsx'
import { segments as texts } from '../texts/segments.ts'

export const numberFields = [
  'levelFrom',
  'levelTo',
  'registeredWithinDays',
  'seenWithinDays',
  'notSeenForDays',
] as const
export const moneyFields = ['paidInFrom', 'paidInTo', 'netFrom', 'netTo'] as const
export const tagFields = ['withTags', 'withoutTags'] as const

/** Dollars with up to two digits as cents, also less than nothing; NaN for what is none. */
const centsIn = (text: string): number => {
  const [, sign = '', whole = '', part = ''] =
    /^(-?)([0-9]{1,9})(?:[.]([0-9]{1,2}))?$/.exec(text) ?? []
  if (whole === '') return Number.NaN
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '' ? cents : -cents
}

const orNull = (text: string, read: (text: string) => number): number | null =>
  text === '' ? null : read(text)

/** The question that the fields of a form ask; a sentence where they ask none. Pure. */
export function questionIn(fields: FormData): SegmentQuestion | string {
  const text = (name: string): string => textOf(fields, name).trim()
  const read = segmentQuestion.safeParse({
    ...askingNothing,
    countries: text('countries')
      .toUpperCase()
      .split(/[\s,]+/)
      .filter((one) => one !== ''),
    ...Object.fromEntries(numberFields.map((name) => [name, orNull(text(name), Number)])),
    ...Object.fromEntries(moneyFields.map((name) => [name, orNull(text(name), centsIn)])),
    ...Object.fromEntries(tagFields.map((name) => [name, fields.getAll(name)])),
  })
  return read.success ? read.data : texts.wrong
}

const dollars = (cents: number): string => formatMoney(cents, 'USD')

/** A question as staff read it. Pure. */
export function inSentence(question: SegmentQuestion): string {
  const { asks } = texts
  const lists = [
    question.countries.length === 0 ? null : asks.countries(question.countries.join(', ')),
    ...tagFields.map((name) =>
      question[name].length === 0 ? null : asks[name](question[name].join(', ')),
    ),
  ]
  const numbers = numberFields.map((name) => {
    const value = question[name]
    return value === null ? null : asks[name](value)
  })
  const sums = moneyFields.map((name) => {
    const value = question[name]
    return value === null ? null : asks[name](dollars(value))
  })
  const parts = [...lists, ...numbers, ...sums].filter((one) => one !== null)
  return parts.length === 0 ? texts.everybody : parts.join('; ')
}
