import type { SealedStep } from '@fairhouse/contract/entities/receipt'
import type { KeptStream, Showing } from './kept.ts'

type StepReceipt = SealedStep['receipt']

/** Something that the house shows now and that is not as it was shown before. */
export type Contradiction =
  /** The hash of a stream's server seed, which decides every round of it. */
  | {
      readonly type: 'serverSeed'
      readonly stream: number
      readonly was: string
      readonly is: string
    }
  | {
      readonly type: 'clientSeed'
      readonly stream: number
      readonly was: string
      readonly is: string
    }
  /** Two receipts of one step. */
  | { readonly type: 'step'; readonly stream: number; readonly nonce: number }

/** What does not fit together among a player's streams: each keeps its hashes, and is the one that was next before. */
export function contradictionsOf(streams: readonly KeptStream[]): readonly Contradiction[] {
  const hashes = new Map<number, string>()
  const found: Contradiction[] = []
  const hashIs = (stream: number, is: string): void => {
    const was = hashes.get(stream)
    if (was === undefined) hashes.set(stream, is)
    else if (was !== is) found.push({ type: 'serverSeed', stream, was, is })
  }
  for (const { stream, showings } of streams.toSorted((one, other) => one.stream - other.stream)) {
    for (const { serverSeedHash, nextServerSeedHash } of showings) {
      hashIs(stream, serverSeedHash)
      hashIs(stream + 1, nextServerSeedHash)
    }
    found.push(...otherSeeds(stream, showings))
  }
  return found
}

/** A seed that is fixed stays: an answer that is late may still show none. */
function otherSeeds(stream: number, showings: readonly Showing[]): readonly Contradiction[] {
  const [was, ...later] = showings.flatMap(({ clientSeed }) => clientSeed ?? [])
  if (was === undefined) return []
  return later
    .filter((is) => is !== was)
    .map((is) => ({ type: 'clientSeed' as const, stream, was, is }))
}

/** What a receipt says against what was shown of its stream. */
export function receiptAgainst(
  { stream, serverSeedHash, clientSeed }: StepReceipt,
  kept: KeptStream | null,
): readonly Contradiction[] {
  const shown = kept?.showings[0]?.serverSeedHash
  const seed = kept?.showings.find((showing) => showing.clientSeed !== null)?.clientSeed
  const found: Contradiction[] = []
  if (shown !== undefined && shown !== serverSeedHash) {
    found.push({ type: 'serverSeed', stream, was: shown, is: serverSeedHash })
  }
  if (typeof seed === 'string' && seed !== clientSeed) {
    found.push({ type: 'clientSeed', stream, was: seed, is: clientSeed })
  }
  return found
}

/** The showings with one more, unless it says what one of them says. */
export function withShowing(
  showings: readonly Showing[],
  showing: Showing,
): readonly Showing[] | null {
  const isKnown = showings.some(
    ({ serverSeedHash, nextServerSeedHash, clientSeed }) =>
      serverSeedHash === showing.serverSeedHash &&
      nextServerSeedHash === showing.nextServerSeedHash &&
      clientSeed === showing.clientSeed,
  )
  return isKnown ? null : [...showings, showing]
}

/** Whether two receipts say the same, in whatever order of their members. */
export const saysTheSame = (one: StepReceipt, other: StepReceipt): boolean =>
  textOf(one) === textOf(other)

const textOf = (receipt: StepReceipt): string =>
  JSON.stringify(Object.entries(receipt).toSorted(([a], [b]) => (a < b ? -1 : 1)))
