import { randomBytes } from 'node:crypto'
import type { PromoName } from '@fairhouse/contract/promo-rules'
import type { SeedOwner } from '@fairhouse/contract/signer/seeds'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import type { PlayerId } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'

/** Whose a seed is: one player's, for one game and one period. */
export interface PromoOwner {
  readonly player: PlayerId
  readonly promo: PromoName
  readonly period: string
}

/** Makes the seeds of small games and opens them again. */
export interface PromoSecrets {
  /** A seed, sealed for the database, with the hash that is shown from the beginning. @throws Busy when it cannot be sealed now. */
  fresh(owner: PromoOwner): Promise<{ readonly sealed: Buffer; readonly hash: string }>
  /** @throws Busy when it cannot be opened now. */
  open(owner: PromoOwner, sealed: Buffer): Promise<Uint8Array>
  /** The seed under two keys, where it is not yet; null where it is. @throws Busy when it cannot be sealed now. */
  renewed(owner: PromoOwner, sealed: Buffer): Promise<Buffer | null>
}

export function promoSecrets(seeds: SeedKeeper): PromoSecrets {
  const named = ({ player, promo, period }: PromoOwner): SeedOwner => ({
    type: 'promo',
    player,
    promo,
    period,
  })
  return {
    fresh: async (owner) => {
      const seed = randomBytes(seedBytes)
      return { sealed: await seeds.seal(named(owner), seed), hash: seedHash(seed) }
    },
    open: (owner, sealed) => seeds.open(named(owner), sealed, 'play'),
    renewed: async (owner, sealed) => {
      const [renewed = null] = await seeds.renew([{ owner: named(owner), sealed }])
      return renewed
    },
  }
}
