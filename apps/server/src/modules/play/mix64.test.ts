import { describe, expect, it } from 'vitest'
import { mix64 } from './mix64.ts'

const distinct = (texts: readonly string[]): number => new Set(texts.map(mix64)).size

/** How many bits differ. */
function distance(a: bigint, b: bigint): number {
  let bits = 0
  for (let rest = BigInt.asUintN(64, a ^ b); rest > 0n; rest >>= 1n) bits += Number(rest & 1n)
  return bits
}

describe('the number of a text', () => {
  it('differs for keys that are counted up', () => {
    const keys = Array.from({ length: 200_000 }, (_, index) => `key-${index}`)
    expect(distinct(keys)).toBe(keys.length)
  })

  it('differs when two characters change places, wherever they stand', () => {
    const text = 'abcdefghijklmnopqrstuvwxyz'
    const swapped = Array.from({ length: 25 }, (_, at) =>
      [text.slice(0, at), text[at + 1], text[at], text.slice(at + 2)].join(''),
    )
    expect(distinct([text, ...swapped])).toBe(26)
  })

  it('differs for texts of one character repeated', () => {
    const texts = Array.from({ length: 2_000 }, (_, length) => '\0'.repeat(length))
    expect(distinct(texts)).toBe(texts.length)
  })

  it('has half of its bits turned by any one bit of the text, on average', () => {
    const distances = Array.from({ length: 4_000 }, (_, index) => {
      const text = `request ${index * 7919} of a player`
      const at = index % text.length
      const turned = String.fromCharCode(text.charCodeAt(at) ^ (1 << (index % 5)))
      return distance(mix64(text), mix64(text.slice(0, at) + turned + text.slice(at + 1)))
    })
    const mean = distances.reduce((sum, bits) => sum + bits, 0) / distances.length
    expect(mean).toBeGreaterThan(31)
    expect(mean).toBeLessThan(33)
    expect(Math.min(...distances)).toBeGreaterThan(10)
  })

  it('stays the same from release to release, for it is stored', () => {
    expect([mix64(''), mix64('key'), mix64('ü𝄞')]).toMatchInlineSnapshot(`
      [
        5458639737254129214n,
        8575550272856867739n,
        4024846241429992315n,
      ]
    `)
  })
})
