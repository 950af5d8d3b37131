import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import type { SeedSigner } from '#platform/seeds/seed-signer'
import { port } from '#platform/module/port'
import type { Signer } from './signer.ts'

/** The signer of this house, and how seeds are kept. */
export interface KeptKeys {
  /** Who signs coins; null where there is none. */
  readonly signer: Signer | null
  readonly seeds: SeedKeeper
  /** Who has the second key of seeds; null: it lies in the house as well. */
  readonly secondKey: SeedSigner | null
}

export const signerPort = port<KeptKeys>('the signer, and how seeds are kept')
