import { ed25519 } from '@noble/curves/ed25519.js'
import type { SealedRefusal, SealedStep } from '@fairhouse/contract/entities/receipt'
import { fromHex, toHex } from '@fairhouse/fairness/hex'
import { leafHash, merkleTree } from '@fairhouse/fairness/merkle'
import { type Receipt, receiptHash, type Seal, sealedMessage } from '@fairhouse/fairness/receipt'
import { sha256 } from '@fairhouse/fairness/sha256'

const bytesOf = (words: string): Uint8Array => sha256(new TextEncoder().encode(words))

/** A house that signs, with a key that follows from words. */
export function testHouse(words: string) {
  const secret = bytesOf(words)
  const publicKey = ed25519.getPublicKey(secret)
  const fingerprint = toHex(sha256(publicKey))
  return {
    key: {
      fingerprint,
      publicKey: toHex(publicKey),
      from: '2026-01-01T00:00:00.000Z',
      until: null,
    },
    sealStep: (receipt: SealedStep['receipt'], beside: readonly Receipt[] = []): SealedStep => ({
      receipt,
      seal: seal(receipt, beside),
    }),
    sealRefusal: (receipt: SealedRefusal['receipt']): SealedRefusal => ({
      receipt,
      seal: seal(receipt, []),
    }),
  }

  /** One signature for a receipt and others beside it, as the house signs what is asked at the same time. */
  function seal(receipt: Receipt, beside: readonly Receipt[]): Seal {
    const tree = merkleTree([receipt, ...beside].map((one) => leafHash(fromHex(receiptHash(one)))))
    return {
      key: fingerprint,
      index: 0,
      count: beside.length + 1,
      beside: tree.proof(0).map(toHex),
      signature: toHex(ed25519.sign(sealedMessage(tree.root), secret)),
    }
  }
}
export type TestHouse = ReturnType<typeof testHouse>
