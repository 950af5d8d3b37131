import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts what a letter says: links in it open accounts, and the database outlives them in backups. */
export function sealContent(key: Uint8Array, letterId: string, content: object): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(letterId))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws Error when it was sealed with another key, for another letter, or was changed. */
export function openContent(key: Uint8Array, letterId: string, sealed: Buffer): unknown {
  const opening = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(letterId))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  const parts = [opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}
