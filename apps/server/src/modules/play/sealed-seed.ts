import { randomBytes } from 'node:crypto'
import { seedBytes } from '@fairhouse/fairness/commit'
import type { PlayerId } from '#platform/ids'
import { openSecret, sealSecret } from '#platform/sealed'

/** Whose seed it is; sealed in with it, so that a seed cannot be moved to another stream. */
export interface SeedOwner {
  readonly player: PlayerId
  readonly number: number
}

/** 32 random bytes, the only chance that is ever drawn in the house. */
export const newSeed = (): Uint8Array => randomBytes(seedBytes)

/** Encrypts a seed for the database. */
export const sealSeed = (key: Uint8Array, owner: SeedOwner, seed: Uint8Array): Buffer =>
  sealSecret(key, nameOf(owner), seed)

/** @throws Error when it was sealed with another key, for another owner, or was changed. */
export const openSeed = (key: Uint8Array, owner: SeedOwner, sealed: Uint8Array): Uint8Array =>
  openSecret(key, nameOf(owner), sealed)

const nameOf = ({ player, number }: SeedOwner): string => `${player}/${number}`
