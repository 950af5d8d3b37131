import type { ReceiptKey, SealedRefusal, SealedStep } from '@fairhouse/contract/entities/receipt'
import { fromHex, toHex } from '@fairhouse/fairness/hex'
import { receiptHash, sealedMessage, sealedRoot } from '@fairhouse/fairness/receipt'
import { sha256 } from '@fairhouse/fairness/sha256'
import { isSigned } from './ed25519.ts'

/** Why a seal does not hold. */
export type SealFault = 'keyUnknown' | 'sealWrong'

/** Holds receipts to the house's keys. */
export interface Seals {
  /** Null for a seal that holds. */
  faultOf(sealed: SealedStep | SealedRefusal): Promise<SealFault | null>
}

/** Many receipts share a signature: it is worked out once. */
export function createSeals(keys: readonly ReceiptKey[]): Seals {
  const known = new Map(
    keys.filter(isOfItsKey).map(({ fingerprint, publicKey }) => [fingerprint, fromHex(publicKey)]),
  )
  const verdicts = new Map<string, Promise<boolean>>()
  return {
    async faultOf({ receipt, seal }) {
      const publicKey = known.get(seal.key)
      if (!publicKey) return 'keyUnknown'
      const root = seal.index < seal.count ? sealedRoot(receiptHash(receipt), seal) : null
      if (root === null) return 'sealWrong'
      const name = `${seal.key} ${toHex(root)} ${seal.signature}`
      const signature = fromHex(seal.signature)
      const verdict =
        verdicts.get(name) ?? isSigned({ publicKey, signature, message: sealedMessage(root) })
      verdicts.set(name, verdict)
      return (await verdict) ? null : 'sealWrong'
    },
  }
}

/** Whether a key's fingerprint is its own. */
export const isOfItsKey = ({ fingerprint, publicKey }: ReceiptKey): boolean =>
  toHex(sha256(fromHex(publicKey))) === fingerprint
