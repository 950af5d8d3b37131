import { createHash, randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seedBytes, seedHash } from './commit.ts'
import { fromHex, toHex } from './hex.ts'

describe('seedHash', () => {
  it('is the SHA-256 of the seed bytes, not of their digits', () => {
    const seed = randomBytes(seedBytes)
    expect(seedHash(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  })
})

describe('hex', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
    )
  })

  it.each(['0', '0g', 'abc', ' 00', '0x00'])('refuses %j', (text) => {
    expect(() => fromHex(text)).toThrow(RangeError)
  })
})
