import type { OpenSeeds, OpenSeedsAnswer, SeedLogAnswer } from '@fairhouse/contract/signer/seeds'

/** The process that has the second key of seeds (`apps/signer`), as the house asks it. Null when it gives no answer. */
export interface SeedSigner {
  /** The public key that new seeds are sealed to, 32 bytes. @throws StartFault when it is older than this house, and cannot open all of its seeds. */
  readonly seedKey: () => Promise<Buffer | null>
  readonly openSeeds: (asked: OpenSeeds) => Promise<OpenSeedsAnswer | null>
  /** What it wrote down of openings, after the line of that number. */
  readonly openingsAfter: (number: number) => Promise<SeedLogAnswer | null>
}
