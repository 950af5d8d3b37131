import { randomBytes } from 'node:crypto'
import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import { drawFrom } from '@fairhouse/fairness/draw'
import { openStream } from '@fairhouse/fairness/stream'
import { openSecret, sealSecret } from '#platform/sealed'
import type { Meter, MeterSecret } from './meter.ts'

type Named = Pick<Meter, 'name' | 'currency' | 'run'>

/** A secret for a run that begins; null where the terms ask for none. */
export const newSecret = (named: Named, terms: JackpotTerms): MeterSecret | null =>
  terms.won === 'byDraw' ? null : secretOf(named, terms, randomBytes(seedBytes))

/**
 * The amount at which a meter must be hit: seed + 1 + a whole number below (ceiling - seed), drawn from the stream of the secret seed as
 * round `run` of the client seed `meter.currency`. Whoever knows the seed draws it again.
 */
export function secretOf(
  { name, currency, run }: Named,
  { seed: from, ceiling }: JackpotTerms,
  seed: Uint8Array,
): MeterSecret {
  const draw = drawFrom(openStream(seed).round(`${name}.${currency}`, run))
  return { seed, hash: seedHash(seed), trigger: from + 1 + draw.below(ceiling - from) }
}

export const sealed = (key: Uint8Array, named: Named, { seed }: MeterSecret): Buffer =>
  sealSecret(key, ownerOf(named), seed)

/** @throws Error when it was sealed with another key, for another run, or was changed. */
export const unsealed = (key: Uint8Array, named: Named, bytes: Uint8Array): Uint8Array =>
  openSecret(key, ownerOf(named), bytes)

const ownerOf = ({ name, currency, run }: Named): string => `${name}/${currency}/${run}`
