import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from './hex.ts'
import { hmacKey, hmacSha256, hmacWords } from './hmac.ts'

const text = (value: string) => new TextEncoder().encode(value)
const repeated = (byte: number, length: number) => new Uint8Array(length).fill(byte)

describe('hmacSha256', () => {
  // RFC 4231, test cases 1, 2, 3, 4, 6 and 7.
  it.each([
    [
      repeated(0x0b, 20),
      text('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      text('Jefe'),
      text('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      repeated(0xaa, 20),
      repeated(0xdd, 50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      fromHex('0102030405060708090a0b0c0d0e0f10111213141516171819'),
      repeated(0xcd, 50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      repeated(0xaa, 131),
      text('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      repeated(0xaa, 131),
      text(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives the published code of RFC 4231, example %#', (key, message, code) => {
    expect(toHex(hmacSha256(key, message))).toBe(code)
  })

  it('agrees with the platform for thousands of keys and messages of all lengths', () => {
    for (let i = 0; i < 4000; i++) {
      const key = randomBytes(randomInt(0, 200))
      const message = randomBytes(i % 300)
      const theirs = createHmac('sha256', key).update(message).digest('hex')
      expect(toHex(hmacSha256(key, message))).toBe(theirs)
    }
  })
})

describe('hmacWords', () => {
  it('reads no byte beyond the length it is told', () => {
    const key = hmacKey(randomBytes(32))
    const message = randomBytes(96)
    for (let length = 0; length <= 96; length++) {
      const alone = new Int32Array(8)
      const amongOthers = new Int32Array(8)
      hmacWords(key, message.subarray(0, length), length, alone)
      hmacWords(key, message, length, amongOthers)
      expect(amongOthers).toEqual(alone)
    }
  })
})
