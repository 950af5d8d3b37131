import { expect, it } from 'vitest'
import { centsOf } from './cents-of.ts'

it.each([
  ['12.50', 1250],
  [' 12.5 ', 1250],
  ['-3', -300],
  ['−3.01', -301],
  ['0.01', 1],
  ['0', null],
  ['-0.00', null],
  ['1,000', null],
  ['1.234', null],
  ['', null],
  ['twelve', null],
])('%j is %j minor units', (text, units) => {
  expect(centsOf(text)).toBe(units)
})
