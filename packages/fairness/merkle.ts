import { digestBytes, sha256 } from './sha256.ts'

/** Marks what is hashed as a leaf or as a pair, so that no pair can be passed off as a leaf (as RFC 6962, 2.1 does). */
const leafMark = 0
const pairMark = 1

/** SHA-256: that of this package, or the platform's own where there is one. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

/** The hash of a leaf's bytes. */
export function leafHash(bytes: Uint8Array, sha: Sha256 = sha256): Uint8Array {
  const marked = new Uint8Array(1 + bytes.length)
  marked[0] = leafMark
  marked.set(bytes, 1)
  return sha(marked)
}

/** Leaves in their order, hashed in pairs up to one root. */
export interface MerkleTree {
  readonly root: Uint8Array
  /** The hashes beside the way from a leaf to the root, from below. */
  proof(index: number): readonly Uint8Array[]
}

/**
 * The tree of some leaves' hashes; a last one without a neighbour goes up as it is.
 * @throws RangeError when there is no leaf.
 */
export function merkleTree(leaves: readonly Uint8Array[], sha: Sha256 = sha256): MerkleTree {
  const levels = levelsOf(leaves, sha)
  const [root] = levels.at(-1) ?? []
  if (root === undefined) throw new RangeError('a tree has at least one leaf')
  return {
    root,
    proof: (index) =>
      levels.flatMap((level, height) => {
        const beside = level[(index >> height) ^ 1]
        return beside === undefined ? [] : [beside]
      }),
  }
}

/** The root that a leaf, its place among `count` and the hashes beside its way lead to; null when they do not fit together. */
export function rootFrom(
  leaf: Uint8Array,
  { index, count }: { readonly index: number; readonly count: number },
  proof: readonly Uint8Array[],
): Uint8Array | null {
  let hash = leafHash(leaf)
  let used = 0
  for (let place = index, size = count; size > 1; place >>= 1, size = (size + 1) >> 1) {
    const isAlone = place === size - 1 && place % 2 === 0
    if (isAlone) continue
    const beside = proof[used++]
    if (beside?.length !== digestBytes) return null
    hash = place % 2 === 0 ? pairHash(hash, beside, sha256) : pairHash(beside, hash, sha256)
  }
  return used === proof.length ? hash : null
}

function levelsOf(leaves: readonly Uint8Array[], sha: Sha256): readonly (readonly Uint8Array[])[] {
  const levels = [leaves]
  for (let level = leaves; level.length > 1; levels.push(level)) level = pairsOf(level, sha)
  return levels
}

function pairsOf(level: readonly Uint8Array[], sha: Sha256): readonly Uint8Array[] {
  return Array.from({ length: (level.length + 1) >> 1 }, (_, place) => {
    const [left, right] = level.slice(2 * place, 2 * place + 2)
    if (left === undefined) throw new RangeError('a level has no such pair')
    return right === undefined ? left : pairHash(left, right, sha)
  })
}

/** The pair at work. One for all: nothing here is asynchronous. */
const pair = Uint8Array.of(pairMark, ...new Uint8Array(2 * digestBytes))

/** Of two hashes. */
function pairHash(left: Uint8Array, right: Uint8Array, sha: Sha256): Uint8Array {
  pair.set(left, 1)
  pair.set(right, 1 + digestBytes)
  return sha(pair)
}
