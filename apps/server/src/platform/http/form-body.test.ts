import { assert, constantFrom, array, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { formValues } from './form-body.ts'

/** The same by the platform's own reader. */
function byUrlSearchParams(body: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null)
  const form = new URLSearchParams(body)
  for (const key of new Set(form.keys())) {
    const all = form.getAll(key)
    values[key] = all.length === 1 ? (all[0] ?? '') : all
  }
  return values
}

it('reads what a form encodes, and whatever else is sent, as the platform does', () => {
  const part = constantFrom(
    '&',
    '=',
    'a',
    'b',
    '_',
    '-',
    '.',
    '~',
    '*',
    '9',
    '%41',
    '%',
    '+',
    'é',
    '__proto__',
  )
  assert(
    property(array(part, { maxLength: 12 }), (parts) => {
      const body = parts.join('')
      expect(formValues(body)).toEqual(byUrlSearchParams(body))
    }),
    { numRuns: 3_000, seed: 3 },
  )
  assert(
    property(string(), (body) => {
      expect(formValues(body)).toEqual(byUrlSearchParams(body))
    }),
    { numRuns: 500, seed: 4 },
  )
})

it('takes time in proportion to the body', () => {
  const fields = (count: number) => formValues('a&=&'.repeat(count))
  expect(fields(16_000)['a']).toHaveLength(16_000)
})
