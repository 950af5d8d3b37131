import type { SeedOwner, SeedPurpose } from '@fairhouse/contract/signer/seeds'
import { derivedKey } from '../derived-key.ts'
import { keyIdOf, openWith, privateKeyOf } from './two-key-seal.ts'

/** A seed that somebody wants opened. */
export interface AskedSeed {
  readonly owner: SeedOwner
  readonly purpose: SeedPurpose
  readonly sealed: Buffer
}

/** Whoever has the second key of every seed. */
export interface SecondKey {
  /** The public half, to which new seeds are sealed. @throws Busy when it is not known yet. */
  publicKey(): Promise<Uint8Array>
  /** Takes the outer seal off. @throws Busy when it cannot be done now; Error when it never can. */
  open(asked: AskedSeed): Promise<Buffer>
}

/** The second key of a house that has nobody else to keep it, made of the house's own secret: it protects nothing that the first does not. */
export interface LocalKey extends SecondKey {
  /** Names this key in seals. */
  readonly id: string
}

export function localKey(secret: Uint8Array): LocalKey {
  const key = privateKeyOf(derivedKey(secret, 'second key of seeds'))
  return {
    id: keyIdOf(key.publicKey),
    publicKey: () => Promise.resolve(key.publicKey),
    open: async ({ owner, sealed }) => openWith(key, owner, sealed),
  }
}
