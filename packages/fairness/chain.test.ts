import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isOnChain, linkBack, linkBefore } from './chain.ts'
import { drawFrom } from './draw.ts'
import { openStream } from './stream.ts'

const seed = new Uint8Array(32).fill(0x5a)
const native = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest())

it('a link is the hash of the one after it, over raw bytes', () => {
  expect(linkBefore(seed)).toEqual(native(seed))
  expect(linkBack(seed, 3)).toEqual(native(native(native(seed))))
  expect(() => linkBack(seed, -1)).toThrow(RangeError)
})

it('a link is on the chain whose end or earlier link it leads to, and nowhere else', () => {
  const end = { link: linkBack(seed, 100), number: 0 }
  expect(isOnChain(linkBack(seed, 60), 40, end)).toBe(true)
  expect(isOnChain(linkBack(seed, 60), 41, end)).toBe(false)
  expect(isOnChain(linkBack(seed, 59), 41, { link: linkBack(seed, 60), number: 40 })).toBe(true)
  expect(isOnChain(linkBack(seed, 60), 39, { link: linkBack(seed, 60), number: 40 })).toBe(false)
  expect(isOnChain(new Uint8Array(32), 1, end)).toBe(false)
})

it('words of a round are those of a stream whose seed is the link, with the salt and the number of the link', () => {
  const salt = 'ab'.repeat(32)
  const message = `${salt}:7:0`
  const word = createHmacOf(linkBack(seed, 93), message).readUInt32BE(0)
  const draw = drawFrom(openStream(linkBack(seed, 93)).round(salt, 7))
  expect(draw.below(2 ** 32)).toBe(word)
})

const createHmacOf = (key: Uint8Array, message: string): Buffer =>
  createHmac('sha256', key).update(message).digest()
