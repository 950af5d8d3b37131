import { expect, it } from 'vitest'
import { cellsFacts } from '../families/cells/cells-facts.ts'
import { minus, ratio } from '../fraction.ts'
import { cellsMoments, mostOfFillings } from './cells-moments.ts'
import { deriveCells } from './derive-cells.ts'

const definition = deriveCells({
  kind: 'cells',
  seed: 11,
  columns: 3,
  rows: 3,
  from: 3,
  rtp: 0.95,
  minStake: 20,
  maxStake: 2_000,
  maxWinX: 1_000,
})

it('says of a grid what counting all of its fillings says, to the fraction', () => {
  const [moments, facts] = [cellsMoments(definition), cellsFacts(definition)]
  expect(minus(moments.rtp, facts.rtp).numerator).toBe(0n)
  expect(minus(moments.variance, facts.variance).numerator).toBe(0n)
  expect(ratio(moments.rtp)).toBeCloseTo(0.95, 2)
})

it('no filling pays more than the most, and one pays as much', () => {
  const { maxUnits, pays } = definition
  expect(maxUnits).toBe(mostOfFillings(pays, 9))
  expect(cellsFacts({ ...definition, maxUnits: maxUnits + 1 }).most.numerator).toBe(0n)
  expect(ratio(cellsFacts(definition).most)).toBeGreaterThan(0)
})

it('refuses a grid with a wild, whose wins are no sum', () => {
  expect(() => cellsMoments({ ...definition, wild: 'high1' })).toThrow(RangeError)
})
