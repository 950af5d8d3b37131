import { createHmac, randomBytes } from 'node:crypto'
import type { SeedOwner } from '@fairhouse/contract/signer/seeds'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import { derivedKey } from '#platform/derived-key'
import type { PlayerId } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'

/** The secrets of draws. */
export interface DrawSecrets {
  /** A fresh seed for a draw, sealed for the database, with the hash that is shown from the beginning. @throws Busy when it cannot be sealed now. */
  fresh(number: number): Promise<{ readonly sealed: Buffer; readonly hash: string }>
  /** @throws Busy when it cannot be opened now. */
  open(number: number, sealed: Buffer): Promise<Uint8Array>
  /** The seed under two keys, where it is not yet; null where it is. @throws Busy when it cannot be sealed now. */
  renewed(number: number, sealed: Buffer): Promise<Buffer | null>
  /** A player's name in a draw: nobody can tell from it who it is, nor find the same player in another draw. */
  ownerName(number: number, player: PlayerId): string
}

const nameLength = 16

/** @param secret the house's. */
export function drawSecrets(secret: Uint8Array, seeds: SeedKeeper): DrawSecrets {
  const nameKey = derivedKey(secret, 'owners of lotto tickets')
  const owner = (number: number): SeedOwner => ({ type: 'draw', number })
  return {
    fresh: async (number) => {
      const seed = randomBytes(seedBytes)
      return { sealed: await seeds.seal(owner(number), seed), hash: seedHash(seed) }
    },
    open: (number, sealed) => seeds.open(owner(number), sealed, 'reveal'),
    renewed: async (number, sealed) => {
      const [renewed = null] = await seeds.renew([{ owner: owner(number), sealed }])
      return renewed
    },
    ownerName: (number, player) =>
      createHmac('sha256', nameKey)
        .update(`${number}:${player}`)
        .digest('hex')
        .slice(0, nameLength),
  }
}
