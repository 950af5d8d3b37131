import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agree } from './agree.ts'

const now = 1_800_000_000_000
const said = (source: string, rate: string, ageMs = 0) => ({ source, rate, at: now - ageMs })
const two = { needed: 2, now }

test.each([
  ['two: the mean', [said('a', '100'), said('b', '101')], '100.5'],
  ['three: the one in the middle', [said('a', '102'), said('b', '100'), said('c', '101')], '101'],
  [
    'an old one does not count',
    [said('a', '100'), said('b', '101'), said('c', '9', 120_001)],
    '100.5',
  ],
])('%s', (_name, readings, rate) => {
  expect(agree('LTC', readings, two)).toMatchObject({ type: 'agreed', rate })
})

test.each([
  ['nobody speaks', [], 'tooFew'],
  ['one speaks where two are needed', [said('a', '100')], 'tooFew'],
  ['one is too old', [said('a', '100'), said('b', '100', 120_001)], 'tooFew'],
  ['one claims to be of the future', [said('a', '100'), said('b', '100', -120_001)], 'tooFew'],
  ['two lie apart by more than the band', [said('a', '100'), said('b', '103.01')], 'tooFarApart'],
  ['one lost its point', [said('a', '80.5'), said('b', '805000')], 'beyondBelief'],
] as const)('no rate when %s', (_name, readings, why) => {
  expect(agree('LTC', [...readings], two)).toEqual({ type: 'none', why })
})

test('a dollar coin that has lost its hold has no rate', () => {
  const at = (rate: string) => agree('USDT', [said('a', rate)], { needed: 1, now })
  expect(at('0.9987')).toMatchObject({ type: 'agreed', rate: '0.9987' })
  expect(at('0.96')).toEqual({ type: 'none', why: 'beyondBelief' })
  expect(at('1.04')).toEqual({ type: 'none', why: 'beyondBelief' })
})

test('what is agreed lies between the lowest and the highest, whoever speaks first', () => {
  const rate = fc.integer({ min: 100_000, max: 102_000 }).map((n) => `${n}`)
  fc.assert(
    fc.property(fc.array(rate, { minLength: 2, maxLength: 6 }), (rates) => {
      const readings = rates.map((one, index) => said(`${index}`, one))
      const [one, other] = [agree('BTC', readings, two), agree('BTC', readings.toReversed(), two)]
      if (one.type === 'none' || other.type === 'none') return false
      const numbers = rates.map(Number)
      const value = Number(one.rate)
      return (
        one.rate === other.rate && value >= Math.min(...numbers) && value <= Math.max(...numbers)
      )
    }),
  )
})
