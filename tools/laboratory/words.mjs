// Words and draws, as docs/order-of-draws.md tells them. Node's own HMAC is used, not the house's.
import { createHmac } from 'node:crypto'

const wordCount = 2 ** 32
const wordsPerBlock = 8

/**
 * The words of one round.
 * @param {{ serverSeed: string, clientSeed: string, nonce: number }} seeds the server seed in hexadecimal digits.
 * @returns {() => number} the next word, each time it is called.
 */
export function roundWords({ serverSeed, clientSeed, nonce }) {
  const key = Buffer.from(serverSeed, 'hex')
  let block = Buffer.alloc(0)
  let taken = 0
  return () => {
    const place = taken % wordsPerBlock
    if (place === 0) {
      const message = `${clientSeed}:${nonce}:${taken / wordsPerBlock}`
      block = createHmac('sha256', key).update(message).digest()
    }
    taken++
    return block.readUInt32BE(place * 4)
  }
}

/** The words of a row of a prize table: xoshiro128**, its state filled from the row's seed. */
export function rowWords(seed) {
  let x = seed >>> 0
  const state = [0, 0, 0, 0].map(() => {
    x = (x + 0x9e3779b9) >>> 0
    let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  })
  let [a, b, c, d] = state
  d = (d | 1) >>> 0
  return () => {
    const word = Math.imul(turned(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = turned(d, 11)
    return word
  }
}

const turned = (value, bits) => (value << bits) | (value >>> (32 - bits))

/**
 * A whole number from 0 to below `count`: words in the incomplete last stripe are thrown away.
 * @param {() => number} next
 */
export function below(next, count) {
  if (!(Number.isInteger(count) && count >= 1 && count <= wordCount)) {
    throw new RangeError(`no draw below ${count}`)
  }
  const limit = wordCount - (wordCount % count)
  let word = next()
  while (word >= limit) word = next()
  return word % count
}

/** One of several, by weight: the first whose running sum is above what is drawn. */
export function byWeight(draw, list) {
  const drawn = draw(list.reduce((sum, { weight }) => sum + weight, 0))
  let sum = 0
  const found = list.find(({ weight }) => {
    sum += weight
    return drawn < sum
  })
  return found
}

/** The entry of a list by count; beyond its end the last. */
export const byCount = (list, count) => list[Math.min(count, list.length - 1)] ?? 0
