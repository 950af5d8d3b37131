import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a secret for the database.
 * @param key 32 bytes of one purpose, as `derivedKey` makes them.
 * @param owner what it belongs to; sealed in with it, so that it cannot be moved elsewhere.
 */
export function sealSecret(key: Uint8Array, owner: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws Error when it was sealed with another key, for another owner, or was changed. */
export function openSecret(key: Uint8Array, owner: string, sealed: Uint8Array): Uint8Array {
  const opening = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()])
}
