import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toHex } from './hex.ts'
import { leafHash, merkleTree, rootFrom } from './merkle.ts'

const leaf = (index: number) => Uint8Array.from({ length: 1 + (index % 5) }, (_, i) => index + i)
const tree = (count: number) =>
  merkleTree(Array.from({ length: count }, (_, index) => leafHash(leaf(index))))

describe('a Merkle tree', () => {
  it('hashes as its definition says', () => {
    const hash = (...parts: readonly Uint8Array[]) =>
      Uint8Array.from(createHash('sha256').update(Buffer.concat(parts)).digest())
    const [a, b, c] = [0, 1, 2].map((index) => hash(Uint8Array.of(0), leaf(index)))
    if (!a || !b || !c) throw new Error('three leaves')
    const pair = hash(Uint8Array.of(1), a, b)
    expect(toHex(tree(3).root)).toBe(toHex(hash(Uint8Array.of(1), pair, c)))
  })

  it.each([1, 2, 3, 4, 5, 7, 8, 9, 33])('of %i leaves proves each of them', (count) => {
    const made = tree(count)
    const root = toHex(made.root)
    for (let index = 0; index < count; index++) {
      const proof = made.proof(index)
      const found = rootFrom(leaf(index), { index, count }, proof)
      expect(found && toHex(found)).toBe(root)
    }
  })

  it('proves nothing else', () => {
    const count = 11
    const made = tree(count)
    const root = toHex(made.root)
    const rootOf = (bytes: Uint8Array, index: number, proof: readonly Uint8Array[]) => {
      const found = rootFrom(bytes, { index, count }, proof)
      return found && toHex(found)
    }
    const proof = made.proof(6)
    expect(rootOf(leaf(7), 6, proof)).not.toBe(root)
    expect(rootOf(leaf(6), 7, proof)).not.toBe(root)
    expect(rootOf(leaf(6), 6, proof.slice(1))).toBe(null)
    expect(rootOf(leaf(6), 6, [...proof, leafHash(leaf(0))])).toBe(null)
    expect(rootOf(leaf(6), 6, proof.toReversed())).not.toBe(root)
    expect(() => merkleTree([])).toThrow(RangeError)
  })
})
