import { createDecipheriv, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto'
import { ownerInWords, type SeedOwner, twoKeySeal } from '@fairhouse/contract/signer/seeds'
import type { SeedKeys } from './seed-keys.ts'

/** RFC 8410: what stands before the 32 bytes of a public key of X25519 in a SubjectPublicKeyInfo. */
const publicHead = Buffer.from('302a300506032b656e032100', 'hex')

const { version, versionBytes, keyIdBytes, onceBytes, ivBytes, tagBytes, info } = twoKeySeal
const onceAt = versionBytes + keyIdBytes
const ivAt = onceAt + onceBytes
const tagAt = ivAt + ivBytes
const bodyAt = tagAt + tagBytes

/**
 * Takes the outer seal off a seed.
 * @returns what the house's key seals, or why it stays closed: sealed to a key that is not ours, or for another owner, or changed.
 */
export function takeOffSeal(
  keys: SeedKeys,
  owner: SeedOwner,
  sealed: Buffer,
): Buffer | 'unknownKey' | 'notItsOwn' {
  if (sealed[0] !== version || sealed.length <= bodyAt) return 'notItsOwn'
  const key = keys.byId.get(sealed.subarray(versionBytes, onceAt).toString('hex'))
  if (!key) return 'unknownKey'
  const once = sealed.subarray(onceAt, ivAt)
  try {
    const publicKey = createPublicKey({
      key: Buffer.concat([publicHead, once]),
      format: 'der',
      type: 'spki',
    })
    const shared = diffieHellman({ privateKey: key.secret, publicKey })
    const salt = Buffer.concat([once, key.publicKey])
    const opening = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(hkdfSync('sha256', shared, salt, info, 32)),
      sealed.subarray(ivAt, tagAt),
    )
      .setAAD(Buffer.concat([sealed.subarray(0, onceAt), Buffer.from(ownerInWords(owner))]))
      .setAuthTag(sealed.subarray(tagAt, bodyAt))
    return Buffer.concat([opening.update(sealed.subarray(bodyAt)), opening.final()])
  } catch {
    // The cipher says no more than that: another owner, another key, or a changed byte.
    return 'notItsOwn'
  }
}
