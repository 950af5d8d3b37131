import { askingNothing } from '@fairhouse/contract/backoffice/segments'
import { expect, it, test } from 'vitest'
import { inSentence, questionIn } from './question-in.ts'

const fieldsOf = (typed: Readonly<Record<string, string>>): FormData => {
  const fields = new FormData()
  for (const [name, value] of Object.entries(typed)) fields.append(name, value)
  return fields
}

test.each([
  [{}, {}],
  [{ countries: ' de, at ' }, { countries: ['DE', 'AT'] }],
  [
    { levelFrom: '2', seenWithinDays: '30' },
    { levelFrom: 2, seenWithinDays: 30 },
  ],
  [
    { paidInFrom: '12.5', netTo: '-3' },
    { paidInFrom: 1_250, netTo: -300 },
  ],
  [{ withTags: 'vip-desk' }, { withTags: ['vip-desk'] }],
])('what is typed as %o asks %o', (typed, asked) => {
  expect(questionIn(fieldsOf(typed))).toEqual({ ...askingNothing, ...asked })
})

test.each([
  { countries: 'Germany' },
  { levelFrom: '7' },
  { paidInFrom: '1,000' },
  { notSeenForDays: '1.5' },
])('%o asks nothing that can be saved', (typed) => {
  expect(typeof questionIn(fieldsOf(typed))).toBe('string')
})

it('reads as a sentence', () => {
  expect(inSentence(askingNothing)).toBe('everybody')
  const question = { ...askingNothing, countries: ['DE'], netFrom: 12_345, withoutTags: ['x1'] }
  expect(inSentence(question)).toBe('from DE; without x1; net $123.45 or more')
})
