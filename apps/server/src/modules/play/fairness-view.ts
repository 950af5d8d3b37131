import type { Fairness, RevealedStream } from '@fairhouse/contract/entities/fairness'
import type { PlayerId } from '#platform/ids'
import { openSeed } from './sealed-seed.ts'
import type { Seat } from './seat.ts'
import type { StoredStream } from './store/streams.ts'

/** What a player may know of the stream in use. */
export const fairnessOf = ({ stream, nonce }: Seat): Fairness => ({
  stream: stream.number,
  serverSeedHash: stream.seedHash,
  nextServerSeedHash: stream.nextSeedHash,
  clientSeed: stream.clientSeed,
  nonce,
})

/** A stream that is over, with its seed. @throws Error for one that is not. */
export function revealed(
  seedKey: Uint8Array,
  player: PlayerId,
  stream: StoredStream,
): RevealedStream {
  const { number, rounds } = stream
  if (rounds === null) throw new Error(`stream ${number} of player ${player} is not over`)
  return {
    stream: number,
    serverSeed: hexOf(openSeed(seedKey, { player, number }, stream.sealed_seed)),
    serverSeedHash: stream.seed_hash,
    clientSeed: stream.client_seed ?? '',
    firstNonce: 0,
    lastNonce: rounds - 1,
  }
}

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
