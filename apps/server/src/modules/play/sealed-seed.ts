import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { seedBytes } from '@fairhouse/fairness/commit'
import type { PlayerId } from '#platform/ids'

/** Whose seed it is; sealed in with it, so that a seed cannot be moved to another stream. */
export interface SeedOwner {
  readonly player: PlayerId
  readonly number: number
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** 32 random bytes, the only chance that is ever drawn in the house. */
export const newSeed = (): Uint8Array => randomBytes(seedBytes)

/** Encrypts a seed for the database. */
export function sealSeed(key: Uint8Array, owner: SeedOwner, seed: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(ownerBytes(owner))
  const sealed = Buffer.concat([cipher.update(seed), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws Error when it was sealed with another key, for another owner, or was changed. */
export function openSeed(key: Uint8Array, owner: SeedOwner, sealed: Uint8Array): Uint8Array {
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes))
    .setAAD(ownerBytes(owner))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

const ownerBytes = ({ player, number }: SeedOwner): Buffer => Buffer.from(`${player}/${number}`)
