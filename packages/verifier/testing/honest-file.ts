import type { EvidenceFile, ShownFairness } from '../evidence.ts'
import { testHouse } from './house.ts'
import { type PlayedStream, type PlayedTitle, playStream } from './play-stream.ts'
import type { Release } from '@fairhouse/game-math/released/release'

export const house = testHouse('a house of a test')

/** Streams one after the other, as an honest house played them. */
export function playStreams(
  titles: readonly PlayedTitle[],
  { streams, rounds }: { readonly streams: number; readonly rounds: number },
): readonly PlayedStream[] {
  return Array.from({ length: streams }, (_, i) =>
    playStream({ number: i + 1, rounds, clientSeed: `owl ${i + 1}`, titles, house }),
  )
}

/** The file that a player of such streams exports, who kept everything. */
export function honestFile(
  played: readonly PlayedStream[],
  definitions: Readonly<Record<string, Release>>,
): EvidenceFile {
  return {
    format: 'fairhouse-evidence',
    version: 1,
    house: { origin: 'https://fairhouse.example', keys: [house.key] },
    streams: played.map(({ stream }) => stream),
    kept: {
      shown: played.flatMap(({ stream }, i) => shownOf(stream, played[i + 1]?.stream)),
      receipts: played.flatMap(({ handedOut }) => handedOut),
      refusals: [],
      keys: [house.key.fingerprint],
    },
    definitions: { ...definitions },
    rows: played.flatMap(({ rows }) => rows),
  }
}

type Stream = PlayedStream['stream']

/** Before the player's seed was chosen, after it, and at the end. */
function shownOf(stream: Stream, next: Stream | undefined): readonly ShownFairness[] {
  const begun = Date.UTC(2026, 8, stream.number)
  const shown = {
    stream: stream.number,
    serverSeedHash: stream.serverSeedHash,
    nextServerSeedHash: next?.serverSeedHash ?? 'e'.repeat(64),
  }
  return [
    { ...shown, at: begun, clientSeed: null, nonce: 0 },
    { ...shown, at: begun + 1000, clientSeed: stream.clientSeed, nonce: 0 },
    { ...shown, at: begun + 2000, clientSeed: stream.clientSeed, nonce: stream.played },
  ]
}
