import { expect, it } from 'vitest'
import { chiSquare } from './chi-square.ts'

it('is what tables tell', () => {
  // 60 throws of a die; chi-square of five degrees, by hand.
  const seen = [5, 8, 9, 8, 10, 20]
  const { value, freedom } = chiSquare(seen.map((count) => ({ seen: count, chance: 1 / 6 })))
  expect(value).toBeCloseTo(13.4, 10)
  expect(freedom).toBe(5)
})

it('tells how far off that is: one in a thousand lies 3.09 deviations and more above', () => {
  // Chi-square of ten degrees is 29.588 or more once in a thousand times.
  const expected = 100
  const off = Math.sqrt((29.588 * expected) / 2)
  const seen = [expected + off, expected - off, ...Array.from({ length: 9 }, () => expected)]
  const { deviations } = chiSquare(seen.map((count) => ({ seen: count, chance: 1 / 11 })))
  expect(deviations).toBeCloseTo(3.09, 1)
})

it('counts together what is too rare to be looked at alone', () => {
  const classes = [
    { seen: 970, chance: 0.97 },
    { seen: 22, chance: 0.022 },
    { seen: 5, chance: 0.005 },
    { seen: 3, chance: 0.003 },
  ]
  expect(chiSquare(classes)).toMatchObject({ freedom: 1 })
  expect(chiSquare(classes).value).toBeCloseTo(0, 10)
})
