import { expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, GZIP;q=0.5', 'gzip'],
  [undefined, null],
  ['', null],
  ['identity', null],
  ['br;q=0', null],
  ['gzip;q=0.0', null],
])('whoever accepts %j can read %s', (accepts, encoding) => {
  expect(acceptedEncoding(accepts)).toBe(encoding)
})
