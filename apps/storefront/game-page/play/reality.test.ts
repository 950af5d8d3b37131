import { expect, it } from 'vitest'
import { isDue, realityFacts, realityFrom, told } from './reality.ts'
import { emptyTally } from './tally.ts'

const minute = 60_000

it('says nothing to whoever does not want it', () => {
  expect(realityFrom(0, 5)).toBeNull()
})

it('is due every so many minutes, counted from when it was told', () => {
  const reality = realityFrom(30, 1_000)
  if (reality === null) throw new Error('thirty minutes were chosen')
  expect(isDue(reality, 1_000 + 30 * minute - 1)).toBe(false)
  expect(isDue(reality, 1_000 + 30 * minute)).toBe(true)
  const after = told(reality, 1_000 + 34 * minute)
  expect(isDue(after, 1_000 + 63 * minute)).toBe(false)
  expect(isDue(after, 1_000 + 64 * minute)).toBe(true)
  const tally = { ...emptyTally, staked: 500, paid: 120 }
  expect(realityFacts(after, tally, 1_000 + 64.9 * minute)).toEqual({
    minutes: 64,
    staked: 500,
    paid: 120,
  })
})
