import { randomBytes } from 'node:crypto'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import type { Queryable } from '#platform/database'
import { type PlayerId, secretToken } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { insertStream } from './store/insert-stream.ts'

/** 16 URL-safe characters; all of them are allowed in a client seed. */
const clientSeedBytes = 12

/** A client seed for players who chose none. */
export const newClientSeed = (): string => secretToken(clientSeedBytes)

/** Draws a server seed and keeps it sealed; returns its hash, which may be shown. @throws Busy when it cannot be sealed now. */
export async function addStream(
  on: Queryable,
  player: PlayerId,
  stream: {
    readonly seeds: SeedKeeper
    readonly number: number
    readonly clientSeed: string | null
  },
): Promise<string> {
  const { seeds, number, clientSeed } = stream
  // The only chance that is ever drawn for players.
  const seed = randomBytes(seedBytes)
  const hash = seedHash(seed)
  const sealedSeed = await seeds.seal({ type: 'stream', player, number }, seed)
  await insertStream(on, player, { number, sealedSeed, seedHash: hash, clientSeed })
  return hash
}
