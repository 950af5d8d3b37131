import { expect, it } from 'vitest'
import { cookieIn } from './cookies.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['a=1', '1'],
  ['b=2; a=1', '1'],
  ['b=2;a=1;c=3', '1'],
  ['  a=1 ; b=2', '1'],
  ['aa=2; a=1', '1'],
  ['ba=2', undefined],
  ['b=a=3; a=1', '1'],
  ['a=1; a=2', '1'],
  ['a=x=y', 'x=y'],
  ['a', undefined],
  ['a=', ''],
  [';;; a=1', '1'],
])('in %j the cookie a is %j', (header, value) => {
  expect(cookieIn(header, 'a')).toBe(value)
})
