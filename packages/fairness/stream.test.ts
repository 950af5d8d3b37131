import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toHex } from './hex.ts'
import { openStream } from './stream.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 _.-'

function randomClientSeed(): string {
  const length = randomInt(1, 65)
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** The words of one block as the platform computes them. */
function blockOf(seed: Uint8Array, message: string): readonly number[] {
  const digest = createHmac('sha256', seed).update(message).digest()
  return Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(i * 4))
}

describe('openStream', () => {
  it('gives the words of HMAC-SHA256(seed, "clientSeed:nonce:block"), block after block', () => {
    for (let i = 0; i < 300; i++) {
      const seed = randomBytes(32)
      const clientSeed = randomClientSeed()
      const nonce = i < 5 ? i : randomInt(0, 2 ** 47)
      const words = openStream(seed).round(clientSeed, nonce)
      for (let block = 0; block < 14; block++) {
        const drawn = Array.from({ length: 8 }, () => words.next())
        expect(drawn).toEqual(blockOf(seed, `${clientSeed}:${nonce}:${block}`))
      }
    }
  })

  // Published first blocks of other provably fair games, which use the same message; their key is the text of the seed. Values:
  // github.com/KyranRana/stake-provably-fair-api, read there from stake.com's calculation page.
  it.each([
    [
      '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
      'bb62964774',
      1,
      'c590d171e39b70404ee1fff2ce09c3e1090688e1320a9cd27f58b1ac3dfa8c92',
    ],
    [
      'a9a09f7f84c9dc6d4f46f9b702d8e7e211e1fc219ac10e1145c4ca032eb000c6',
      '3c83fc7e07',
      3,
      '322ab22075326005adcf6abfb26f8ec77426ad03afff325946541dfb53fedc60',
    ],
    [
      'a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1',
      '8b3ca8298c',
      54,
      '904e9ab7d196e089042c7f2de3ee9a8a33dc4f417d1450ab7edf8fc3b1e863c4',
    ],
  ])('gives the published first block of %s', (seedText, clientSeed, nonce, block) => {
    const words = openStream(new TextEncoder().encode(seedText)).round(clientSeed, nonce)
    const bytes = new Uint8Array(32)
    const view = new DataView(bytes.buffer)
    for (let i = 0; i < 8; i++) view.setUint32(i * 4, words.next())
    expect(toHex(bytes)).toBe(block)
  })

  it('goes on where an earlier step stopped, anywhere in a block', () => {
    const stream = openStream(randomBytes(32))
    const whole = stream.round('player', 7)
    const all = Array.from({ length: 120 }, () => whole.next())
    for (let skip = 0; skip < 100; skip++) {
      const later = stream.round('player', 7, skip)
      expect(later.words).toBe(skip)
      expect(Array.from({ length: 20 }, () => later.next())).toEqual(all.slice(skip, skip + 20))
      expect(later.words).toBe(skip + 20)
    }
  })

  it('keeps rounds apart that are read in turns', () => {
    const stream = openStream(randomBytes(32))
    const alone = stream.round('a', 1)
    const expected = Array.from({ length: 30 }, () => alone.next())
    const [first, second] = [stream.round('a', 1), stream.round('b', 2)]
    const seen = Array.from({ length: 30 }, () => {
      second.next()
      return first.next()
    })
    expect(seen).toEqual(expected)
  })

  it.each([
    ['', 0, 0],
    ['a:1', 0, 0],
    ['ä', 0, 0],
    ['x'.repeat(65), 0, 0],
    ['player', -1, 0],
    ['player', 0.5, 0],
    ['player', 2 ** 53, 0],
    ['player', 0, -1],
    ['player', 0, Number.NaN],
  ])('refuses client seed %j, nonce %d, %d words to skip', (clientSeed, nonce, skip) => {
    const stream = openStream(randomBytes(32))
    expect(() => stream.round(clientSeed, nonce, skip)).toThrow(RangeError)
  })
})
