import type { Fairness, RevealedStream } from '@fairhouse/contract/entities/fairness'
import type { PlayerId } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
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
export async function revealed(
  seeds: SeedKeeper,
  player: PlayerId,
  stream: StoredStream,
): Promise<RevealedStream> {
  const { number, rounds } = stream
  if (rounds === null) throw new Error(`stream ${number} of player ${player} is not over`)
  return {
    stream: number,
    serverSeed: hexOf(await seedOf(seeds, player, stream)),
    serverSeedHash: stream.seed_hash,
    clientSeed: stream.client_seed ?? '',
    firstNonce: 0,
    lastNonce: rounds - 1,
  }
}

/** The seed of a stream that is over or ends now. @throws Busy when it lies sealed and cannot be opened now. */
export const seedOf = async (
  seeds: SeedKeeper,
  player: PlayerId,
  { number, sealed_seed: sealed, server_seed: open }: StoredStream,
): Promise<Uint8Array> => open ?? seeds.open({ type: 'stream', player, number }, sealed, 'reveal')

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
