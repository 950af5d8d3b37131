import { seedHash } from '@fairhouse/fairness/commit'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { newSeed, sealSeed } from './sealed-seed.ts'
import { insertStream } from './store/insert-stream.ts'

/** Draws a server seed and keeps it sealed; returns its hash, which may be shown. The player's seed is given later, by him. */
export async function addStream(
  on: Queryable,
  player: PlayerId,
  { seedKey, number }: { readonly seedKey: Uint8Array; readonly number: number },
): Promise<string> {
  const seed = newSeed()
  const hash = seedHash(seed)
  const sealedSeed = sealSeed(seedKey, { player, number }, seed)
  await insertStream(on, player, { number, sealedSeed, seedHash: hash })
  return hash
}
