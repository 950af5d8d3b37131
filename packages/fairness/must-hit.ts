import { drawFrom } from './draw.ts'
import { openStream } from './stream.ts'
import { type TextHash, textHash } from './text-hash.ts'

/** What players brought to the secret amount of a run of a meter. */
export interface Mix {
  /** The meter's chain when the run before was won, which holds every bet until then; a chain's start for the first. */
  readonly before: string
  /** The contribution of the run's first bet. */
  readonly first: string
}

/** What the amount of one run of a meter that must be hit follows from. */
export interface SecretRun {
  readonly meter: string
  readonly currency: string
  readonly run: number
  /** The house's, shown as a hash before the run before this one began. */
  readonly seed: Uint8Array
  /** Null for a run of the time when players brought nothing. */
  readonly mix: Mix | null
  /** Minor units that the run began with, and grows to at most. */
  readonly from: number
  readonly ceiling: number
}

/**
 * The amount at which a meter must be hit: `from + 1 + n`, n a whole number below `ceiling - from`, drawn from the stream of the house's seed with
 * what players brought (SHA-256 of `before:first`) as client seed and the run as nonce. Without it the client seed is `meter.currency`.
 */
export function mustHitAmount(secret: SecretRun): number {
  const { meter, currency, run, seed, mix, from, ceiling } = secret
  const clientSeed = mix === null ? `${meter}.${currency}` : textHash(`${mix.before}:${mix.first}`)
  return from + 1 + drawFrom(openStream(seed).round(clientSeed, run)).below(ceiling - from)
}

/**
 * The name of a round at meters: SHA-256 of `serverSeedHash:clientSeed:nonce`. Whoever played it finds it; to others it says nothing, for they
 * do not know the hash of the seed. Nothing in it is drawn by the house when the bet comes.
 */
export const contributionOf = (
  round: {
    readonly serverSeedHash: string
    readonly clientSeed: string
    readonly nonce: number
  },
  hash: TextHash = textHash,
): string => hash(`${round.serverSeedHash}:${round.clientSeed}:${round.nonce}`)
