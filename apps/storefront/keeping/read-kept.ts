import type { SealedRefusal, SealedStep } from '@fairhouse/contract/entities/receipt'
import type { KeptStream, Showing } from './kept.ts'
import type { Shelf } from './shelf.ts'

/** All that this browser kept of a player's streams, as evidence has it. */
export interface KeptOf {
  readonly shown: readonly (Showing & { readonly stream: number })[]
  readonly receipts: readonly SealedStep[]
  readonly refusals: readonly SealedRefusal[]
  /** Fingerprints of keys that receipts were signed with. */
  readonly keys: readonly string[]
}

/** @param stream null for all of them; of one, what was shown with the stream before it is there too, for that announced its hash. */
export async function readKept(
  shelf: Shelf,
  login: string,
  stream: number | null,
): Promise<KeptOf> {
  const beginning = stream === null ? [login] : [login, stream]
  const [streams, steps, refusals, keys] = await Promise.all([
    shelf.all('streams', [login]),
    shelf.all('steps', beginning),
    shelf.all('refusals', beginning),
    shelf.all('keys', []),
  ])
  return {
    shown: shownOf(streams, stream),
    receipts: steps.flatMap(({ told }) => told),
    refusals: refusals.map(({ told }) => told),
    keys: keys.map(({ fingerprint }) => fingerprint),
  }
}

const shownOf = (streams: readonly KeptStream[], stream: number | null): KeptOf['shown'] =>
  streams
    .filter((one) => stream === null || one.stream === stream || one.stream === stream - 1)
    .flatMap((one) => one.showings.map((showing) => ({ stream: one.stream, ...showing })))

/** The hash of a stream's server seed as it was shown first, be it as the next one; null when it was not. */
export async function keptHash(
  shelf: Shelf,
  login: string,
  stream: number,
): Promise<string | null> {
  const shown = shownOf(await shelf.all('streams', [login]), stream)
  const [first] = shown.toSorted((one, other) => one.at - other.at)
  if (first === undefined) return null
  return first.stream === stream ? first.serverSeedHash : first.nextServerSeedHash
}

/** Notes that a stream was verified whole, so that its receipts may go when room is needed. */
export const noteVerified = (
  shelf: Shelf,
  login: string,
  { stream, at }: { readonly stream: number; readonly at: number },
): Promise<void> =>
  shelf.change([
    {
      place: 'streams',
      key: [login, stream],
      next: (kept) => kept && { ...kept, verifiedAt: at },
    },
  ])
