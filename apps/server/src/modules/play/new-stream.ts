import { randomBytes } from 'node:crypto'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { insertStream } from './store/insert-stream.ts'

/**
 * Draws a server seed and keeps it sealed; returns its hash, which may be shown. The player's seed is given later, by the player.
 * @throws Busy when it cannot be sealed now.
 */
export async function addStream(
  on: Queryable,
  player: PlayerId,
  { seeds, number }: { readonly seeds: SeedKeeper; readonly number: number },
): Promise<string> {
  // The only chance that is ever drawn for players.
  const seed = randomBytes(seedBytes)
  const hash = seedHash(seed)
  const sealedSeed = await seeds.seal({ type: 'stream', player, number }, seed)
  await insertStream(on, player, { number, sealedSeed, seedHash: hash })
  return hash
}
