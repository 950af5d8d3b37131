import { openStream, type Stream } from '@fairhouse/fairness/stream'
import type { SeedOwner } from '@fairhouse/contract/signer/seeds'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'

/**
 * The chance of a stream, sealed until somebody bets: whoever only looks at a game, or asks for what the rules refuse, opens nothing. So every opening
 * is followed by a step of the stream, and one that is not can be told.
 */
export interface SealedChance {
  /** Null until it was opened. */
  known(): Stream | null
  /** @throws Busy when it cannot be opened now. */
  open(): Promise<Stream>
}

export function sealedChance(seeds: SeedKeeper, owner: SeedOwner, sealed: Buffer): SealedChance {
  // A seat that is read again, because it moved, is as ready as it was.
  const known = seeds.known(owner, sealed)
  let stream = known && openStream(known)
  return {
    known: () => stream,
    open: async () => (stream ??= openStream(await seeds.open(owner, sealed, 'play'))),
  }
}

/** Chance that lies open. */
export const openChance = (stream: Stream): SealedChance => ({
  known: () => stream,
  open: () => Promise.resolve(stream),
})
