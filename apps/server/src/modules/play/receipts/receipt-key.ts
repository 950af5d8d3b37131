import { createPrivateKey, createPublicKey, hash, type KeyObject, sign } from 'node:crypto'
import { z } from 'zod'

/** The key that the house signs receipts with. */
export interface ReceiptKey {
  /** SHA-256 of the public key's 32 bytes, in hexadecimal digits. */
  readonly fingerprint: string
  /** 32 bytes. */
  readonly publicKey: Buffer
  /** @returns 64 bytes (Ed25519, RFC 8032). */
  sign(message: Uint8Array): Buffer
}

/** What goes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const keyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

const exported = z.object({ x: z.base64url() })

/** @param secret 32 bytes, the same on every node. */
export function openReceiptKey(secret: Uint8Array): ReceiptKey {
  const key = createPrivateKey({
    key: Buffer.concat([keyPrefix, secret]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = publicBytes(key)
  return {
    fingerprint: hash('sha256', publicKey),
    publicKey,
    sign: (message) => sign(null, message, key),
  }
}

const publicBytes = (key: KeyObject): Buffer =>
  Buffer.from(exported.parse(createPublicKey(key).export({ format: 'jwk' })).x, 'base64url')
