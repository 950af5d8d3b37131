import type { PlayerId } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import type { PlayHouse } from './change-seat.ts'
import { hexOf, seedOf } from './fairness-view.ts'
import { type StoredStream, streams } from './store/streams.ts'

/** A stream as its player may know it: the seed once it is over. */
export interface OwnStream {
  readonly number: number
  readonly serverSeedHash: string
  readonly clientSeed: string | null
  readonly serverSeed: string | null
  readonly revealedAt: Date | null
  readonly rounds: number | null
}

/** A player's streams from number `first` on, in order, at most `limit`. */
export async function ownStreams(
  { needs }: Pick<PlayHouse, 'needs'>,
  player: PlayerId,
  { first, limit }: { readonly first: number; readonly limit: number },
): Promise<OwnStream[]> {
  const stored = await streams(needs.database, player, { first, last: first + limit - 1 })
  return Promise.all(stored.map((stream) => ownStream(needs.seeds, player, stream)))
}

const ownStream = async (
  seeds: SeedKeeper,
  player: PlayerId,
  stream: StoredStream,
): Promise<OwnStream> => ({
  number: stream.number,
  serverSeedHash: stream.seed_hash,
  clientSeed: stream.client_seed,
  serverSeed: stream.rounds === null ? null : hexOf(await seedOf(seeds, player, stream)),
  revealedAt: stream.revealed_at,
  rounds: stream.rounds,
})
