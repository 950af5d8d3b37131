import { expect, it } from 'vitest'
import { fromHex, toHex } from './hex.ts'

const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)

it('bytes become digits, and digits of either case become the same bytes', () => {
  expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'))
  expect(fromHex(toHex(bytes))).toEqual(bytes)
  expect(fromHex(toHex(bytes).toUpperCase())).toEqual(bytes)
  expect(fromHex('')).toEqual(new Uint8Array())
})

it.each(['0', '0g', '0x', ' 00', '00 ', 'éa'])('%j is no bytes', (text) => {
  expect(() => fromHex(text)).toThrow(RangeError)
})
