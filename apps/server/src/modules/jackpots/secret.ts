import { randomBytes } from 'node:crypto'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import { mustHitAmount } from '@fairhouse/fairness/must-hit'
import { openSecret, sealSecret } from '#platform/sealed'
import { type Meter, type MeterSecret, mixOf, type SealedSeed } from './meter.ts'

type Named = Pick<Meter, 'name' | 'currency' | 'run'>

/** A fresh seed for a run, sealed. */
export function newSeed(key: Uint8Array, named: Named): SealedSeed {
  const seed = randomBytes(seedBytes)
  return { sealed: sealSecret(key, ownerOf(named), seed), hash: seedHash(seed) }
}

/** @throws Error when it was sealed with another key, for another run, or was changed. */
export const openSeed = (key: Uint8Array, named: Named, { sealed }: SealedSeed): Uint8Array =>
  openSecret(key, ownerOf(named), sealed)

/** The secret with its amount, as soon as everything is there that it follows from. */
export function withTrigger(
  { name, currency, run, terms }: Named & Pick<Meter, 'terms'>,
  secret: Omit<MeterSecret, 'trigger'>,
): MeterSecret {
  if (secret.mix !== null && secret.mix.first === null) return { ...secret, trigger: null }
  const { seed: from, ceiling } = terms
  const mix = mixOf(secret)
  const all = { meter: name, currency, run, seed: secret.seed, mix, from, ceiling }
  return { ...secret, trigger: mustHitAmount(all) }
}

const ownerOf = ({ name, currency, run }: Named): string => `${name}/${currency}/${run}`
