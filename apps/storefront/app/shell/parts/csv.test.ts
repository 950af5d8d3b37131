import { expect, it } from 'vitest'
import { csvAmount, csvOf } from './csv.ts'

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['"so"', '"""so"""'],
  ['=1+1', "'=1+1"],
  ['-cmd', "'-cmd"],
  [-5, '-5'],
])('writes %s as %s', (value, written) => {
  expect(csvOf([[value]])).toBe(`${written}\r\n`)
})

it('writes amounts with a point and two digits', () => {
  expect([csvAmount(5), csvAmount(12_345)]).toEqual(['0.05', '123.45'])
})
