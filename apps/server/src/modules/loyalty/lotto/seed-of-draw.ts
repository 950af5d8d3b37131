import { createHmac, randomBytes } from 'node:crypto'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import { derivedKey } from '#platform/derived-key'
import { openSecret, sealSecret } from '#platform/sealed'
import type { PlayerId } from '#platform/ids'

/** The secrets of draws. */
export interface DrawSecrets {
  /** A fresh seed for a draw, sealed for the database, with the hash that is shown from the beginning. */
  fresh(number: number): { readonly sealed: Buffer; readonly hash: string }
  open(number: number, sealed: Uint8Array): Uint8Array
  /** A player's name in a draw: nobody can tell from it who it is, nor find the same player in another draw. */
  ownerName(number: number, player: PlayerId): string
}

const nameLength = 16

/** @param secret the house's. */
export function drawSecrets(secret: Uint8Array): DrawSecrets {
  const [sealKey, nameKey] = [
    derivedKey(secret, 'seeds of lotto draws'),
    derivedKey(secret, 'owners of lotto tickets'),
  ]
  const owner = (number: number): string => `lotto draw ${number}`
  return {
    fresh: (number) => {
      const seed = randomBytes(seedBytes)
      return { sealed: sealSecret(sealKey, owner(number), seed), hash: seedHash(seed) }
    },
    open: (number, sealed) => openSecret(sealKey, owner(number), sealed),
    ownerName: (number, player) =>
      createHmac('sha256', nameKey)
        .update(`${number}:${player}`)
        .digest('hex')
        .slice(0, nameLength),
  }
}
