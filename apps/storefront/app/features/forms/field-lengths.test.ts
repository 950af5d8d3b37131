import { fallbackLengths, lengths } from '@fairhouse/contract/limits'
import { expect, it } from 'vitest'
import { readLengths } from './field-lengths.ts'

it('the lengths are those that the server said', () => {
  expect(readLengths(lengths)).toEqual({ lengths, missing: [] })
  const stricter = { ...lengths, password: { min: 12, max: 64 } }
  expect(readLengths(stricter).lengths.password).toEqual({ min: 12, max: 64 })
})

it.each([undefined, null, 'lengths', 7, []])('of %j nothing can be used', (sent) => {
  const { lengths: read, missing } = readLengths(sent)
  expect(read).toEqual(fallbackLengths)
  expect(missing).toEqual(Object.keys(fallbackLengths))
})

it.each([
  undefined,
  null,
  8,
  {},
  { min: 8 },
  { min: '8', max: '32' },
  { min: 8, max: 7 },
  { min: -1, max: 7 },
  { min: 1.5, max: 7 },
  { min: 0, max: 0 },
  { min: 8, max: Number.NaN },
  { min: 8, max: Number.POSITIVE_INFINITY },
])('%j is no length: the fallback of the field counts, and only of that one', (password) => {
  const { lengths: read, missing } = readLengths({ ...lengths, password })
  expect(read).toEqual({ ...lengths, password: { min: 2, max: 50 } })
  expect(missing).toEqual(['password'])
})
