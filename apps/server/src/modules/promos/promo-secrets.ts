import { randomBytes } from 'node:crypto'
import type { PromoName } from '@fairhouse/contract/promo-rules'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import { derivedKey } from '#platform/derived-key'
import type { PlayerId } from '#platform/ids'
import { openSecret, sealSecret } from '#platform/sealed'

/** Whose a seed is: one player's, for one game and one period. */
export interface SeedOwner {
  readonly player: PlayerId
  readonly promo: PromoName
  readonly period: string
}

/** Makes the seeds of small games and opens them again. */
export interface PromoSecrets {
  /** A seed, sealed for the database, with the hash that is shown from the beginning. */
  fresh(owner: SeedOwner): { readonly sealed: Buffer; readonly hash: string }
  open(owner: SeedOwner, sealed: Uint8Array): Uint8Array
}

/** @param secret the house's. */
export function promoSecrets(secret: Uint8Array): PromoSecrets {
  const key = derivedKey(secret, 'seeds of small games')
  const named = ({ player, promo, period }: SeedOwner): string => `${promo} ${period} ${player}`
  return {
    fresh: (owner) => {
      const seed = randomBytes(seedBytes)
      return { sealed: sealSecret(key, named(owner), seed), hash: seedHash(seed) }
    },
    open: (owner, sealed) => openSecret(key, named(owner), sealed),
  }
}
