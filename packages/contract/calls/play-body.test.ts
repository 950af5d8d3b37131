import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playBody, quickPlayBody } from './play-body.ts'

const word = fc.stringMatching(/^[A-Za-z0-9_-]{7,65}$/)
const usual = {
  uri: fc.constantFrom('castle-of-horror', 'a', '', 'A', 'ü', 'a b'),
  connection: word,
  requestKey: fc.oneof(word, fc.stringMatching(/^[A-Za-z0-9_-]{15,17}$/)),
  stake: fc.constantFrom('0', '1', '100', '01', '-1', '1.0', '1e3', '9'.repeat(15), '9'.repeat(16)),
  action: fc.constantFrom('bet', 'pick', 'freeSpin', 'gamble', 'collect', 'steal', ''),
  data: fc.oneof(fc.constant('{"choice":1}'), fc.string({ maxLength: 1030 })),
}
const anything = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant('bet\n'))
/** Mostly bodies that are good, with now and then a field that is not, is missing, or is too much. */
const body = fc
  .tuple(
    fc.record(usual, { requiredKeys: [] }),
    fc.dictionary(fc.constantFrom(...Object.keys(usual), 'passive', 'toString'), anything, {
      maxKeys: 1,
    }),
  )
  .map(([fields, odd]): Record<string, string | string[]> => ({ ...fields, ...odd }))

it('a play body is read as its schema reads it, to the order of its keys', () => {
  fc.assert(
    fc.property(body, (values) => {
      const slow = playBody.safeParse(values)
      const quick = quickPlayBody(values)
      if (quick === null && 'mode' in values) return
      expect(quick === null ? null : JSON.stringify(quick)).toBe(
        slow.success ? JSON.stringify(slow.data) : null,
      )
    }),
    { numRuns: 2_000 },
  )
})

it('a body with everything as usual needs no schema', () => {
  const values = {
    uri: 'castle-of-horror',
    connection: 'c'.repeat(8),
    requestKey: 'k'.repeat(16),
    stake: '100',
    action: 'pick',
    data: '{"choice":3}',
  }
  expect(quickPlayBody(values)).toEqual({ ...values, stake: 100 })
})
