import { seedHash } from '@fairhouse/fairness/commit'
import type { Queryable } from '#platform/database'
import { type PlayerId, secretToken } from '#platform/ids'
import { newSeed, sealSeed } from './sealed-seed.ts'
import { insertStream } from './store/insert-stream.ts'

/** 16 URL-safe characters; all of them are allowed in a client seed. */
const clientSeedBytes = 12

/** A client seed for players who chose none. */
export const newClientSeed = (): string => secretToken(clientSeedBytes)

/** Draws a server seed and keeps it sealed; returns its hash, which may be shown. */
export async function addStream(
  on: Queryable,
  player: PlayerId,
  stream: {
    readonly seedKey: Uint8Array
    readonly number: number
    readonly clientSeed: string | null
  },
): Promise<string> {
  const { seedKey, number, clientSeed } = stream
  const seed = newSeed()
  const hash = seedHash(seed)
  const sealedSeed = sealSeed(seedKey, { player, number }, seed)
  await insertStream(on, player, { number, sealedSeed, seedHash: hash, clientSeed })
  return hash
}
