import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { ownerInWords, type SeedOwner, twoKeySeal } from '@fairhouse/contract/signer/seeds'

/** RFC 8410: what stands before the 32 bytes of a private key of X25519 (PKCS #8) and of a public one (SubjectPublicKeyInfo). */
const privateHead = Buffer.from('302e020100300506032b656e04220420', 'hex')
const publicHead = Buffer.from('302a300506032b656e032100', 'hex')
const keyBytes = 32

const cipher = 'aes-256-gcm'
const { version, versionBytes, keyIdBytes, onceBytes, ivBytes, tagBytes, info } = twoKeySeal
const onceAt = versionBytes + keyIdBytes
const ivAt = onceAt + onceBytes
const tagAt = ivAt + ivBytes
const bodyAt = tagAt + tagBytes

/** A key of X25519. */
export interface PrivateKey {
  readonly secret: KeyObject
  /** 32 bytes. */
  readonly publicKey: Buffer
}

export function privateKeyOf(secretBytes: Uint8Array): PrivateKey {
  const der = Buffer.concat([privateHead, secretBytes])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(secret)
    .export({ format: 'der', type: 'spki' })
    .subarray(-keyBytes)
  return { secret, publicKey }
}

/** Hex of what a seal names its key by. */
export const keyIdOf = (publicKey: Uint8Array): string =>
  createHash('sha256')
    .update(publicKey)
    .digest('hex')
    .slice(0, 2 * keyIdBytes)

/** Which key a seal asks for; null for one that a single key made, as all were before there were two. */
export const keyIdOfSeal = (sealed: Uint8Array): string | null =>
  sealed.length > bodyAt && sealed[0] === version
    ? Buffer.from(sealed.subarray(versionBytes, onceAt)).toString('hex')
    : null

/**
 * Seals what the house has sealed already to a public key of X25519 (`twoKeySeal` has the bytes).
 * @returns seals for an owner, who is bound into it. What is sealed by one such function shares the key made for it, which is most of the work, and never its
 * nonce: so it is for some thousands at once, not for keeping.
 */
export function sealerTo(publicKey: Uint8Array): (owner: SeedOwner, secret: Uint8Array) => Buffer {
  // Of random bytes, not by `generateKeyPair`: a simulation that plants its chance then makes the same seal again.
  const once = privateKeyOf(randomBytes(keyBytes))
  const head = Buffer.concat([Buffer.of(version), Buffer.from(keyIdOf(publicKey), 'hex')])
  const key = keyBetween(once.secret, publicKey, Buffer.concat([once.publicKey, publicKey]))
  return (owner, secret) => {
    const iv = randomBytes(ivBytes)
    const sealing = createCipheriv(cipher, key, iv).setAAD(boundTo(head, owner))
    const body = Buffer.concat([sealing.update(secret), sealing.final()])
    return Buffer.concat([head, once.publicKey, iv, sealing.getAuthTag(), body])
  }
}

/** @throws Error when it was sealed to another key, for another owner, or was changed. */
export function openWith(key: PrivateKey, owner: SeedOwner, sealed: Uint8Array): Buffer {
  const once = sealed.subarray(onceAt, ivAt)
  const between = keyBetween(key.secret, once, Buffer.concat([once, key.publicKey]))
  const opening = createDecipheriv(cipher, between, sealed.subarray(ivAt, tagAt))
    .setAAD(boundTo(sealed.subarray(0, onceAt), owner))
    .setAuthTag(sealed.subarray(tagAt, bodyAt))
  return Buffer.concat([opening.update(sealed.subarray(bodyAt)), opening.final()])
}

function keyBetween(privateKey: KeyObject, publicBytes: Uint8Array, salt: Uint8Array): Buffer {
  const der = Buffer.concat([publicHead, publicBytes])
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const shared = diffieHellman({ privateKey, publicKey })
  return Buffer.from(hkdfSync('sha256', shared, salt, info, keyBytes))
}

const boundTo = (head: Uint8Array, owner: SeedOwner): Buffer =>
  Buffer.concat([head, Buffer.from(ownerInWords(owner))])
