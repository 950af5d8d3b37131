import { hash } from 'node:crypto'
import { leafHash, merkleTree } from '@fairhouse/fairness/merkle'
import { type Seal, sealedMessage } from '@fairhouse/fairness/receipt'
import type { ReceiptKey } from './receipt-key.ts'

/** Signs receipts. */
export interface Sealer {
  /** @param hash of the receipt, 32 bytes. */
  seal(hash: Uint8Array): Promise<Seal>
}

interface Waiting {
  readonly hash: Uint8Array
  readonly answer: (seal: Seal) => void
  readonly fail: (fault: unknown) => void
}

/**
 * More than this share no signature: one costs as much as making some fifty receipts, and every doubling adds a hash to each seal, which the
 * answer carries.
 */
const sharedAtMost = 64

/** All receipts that are asked for in one turn of the event loop share a signature: a signature for each would cost more than its bet. */
export function createSealer(key: ReceiptKey): Sealer {
  let waiting: Waiting[] = []

  const sealWaiting = (): void => {
    const all = waiting
    waiting = []
    for (let first = 0; first < all.length; first += sharedAtMost) {
      sealTogether(key, all.slice(first, first + sharedAtMost))
    }
  }
  return {
    seal: (hash) =>
      new Promise((answer, fail) => {
        if (waiting.length === 0) setImmediate(sealWaiting)
        waiting.push({ hash, answer, fail })
      }),
  }
}

function sealTogether(key: ReceiptKey, together: readonly Waiting[]): void {
  try {
    const leaves = together.map(({ hash }) => leafHash(hash, sha256))
    const tree = merkleTree(leaves, sha256)
    const signature = key.sign(sealedMessage(tree.root)).toString('hex')
    const hexOf = rememberedHex()
    for (const [index, { answer }] of together.entries()) {
      answer({
        key: key.fingerprint,
        index,
        count: together.length,
        beside: tree.proof(index).map(hexOf),
        signature,
      })
    }
  } catch (fault) {
    for (const { fail } of together) fail(fault)
  }
}

/** The platform's, which takes half the time. */
const sha256 = (bytes: Uint8Array): Uint8Array => Buffer.from(hash('sha256', bytes), 'hex')

/** Ways to the root share their hashes, so each is written once. */
function rememberedHex(): (hash: Uint8Array) => string {
  const known = new Map<Uint8Array, string>()
  return (hash) => {
    const earlier = known.get(hash)
    if (earlier !== undefined) return earlier
    const hex = Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength).toString('hex')
    known.set(hash, hex)
    return hex
  }
}
