import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toHex } from './hex.ts'
import { sha256 } from './sha256.ts'

const text = (value: string) => new TextEncoder().encode(value)

describe('sha256', () => {
  // Examples of NIST for FIPS 180-4 (SHA256.pdf), and the hash of nothing.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of example %#', (message, digest) => {
    expect(toHex(sha256(text(message)))).toBe(digest)
  })

  it('agrees with the platform at every length around a block and beyond', () => {
    for (let length = 0; length <= 600; length++) {
      const message = randomBytes(length)
      const theirs = createHash('sha256').update(message).digest('hex')
      expect(toHex(sha256(message))).toBe(theirs)
    }
  })
})
