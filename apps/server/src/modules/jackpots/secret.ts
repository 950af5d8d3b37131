import { randomBytes } from 'node:crypto'
import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import { drawFrom } from '@fairhouse/fairness/draw'
import { openStream } from '@fairhouse/fairness/stream'
import type { SeedOwner } from '@fairhouse/contract/signer/seeds'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
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
  return {
    seed,
    sealed: null,
    hash: seedHash(seed),
    trigger: from + 1 + draw.below(ceiling - from),
  }
}

/** What was read is written back as it was: one seal, so one opening. @throws Busy when it cannot be sealed now. */
export const sealed = async (
  seeds: SeedKeeper,
  named: Named,
  secret: MeterSecret,
): Promise<Buffer> => secret.sealed ?? seeds.seal(ownerOf(named), secret.seed)

/** @throws Busy when it cannot be opened now; Error when it was sealed by other keys, for another run, or was changed. */
export const unsealed = async (
  seeds: SeedKeeper,
  named: Named,
  { bytes, terms }: { readonly bytes: Buffer; readonly terms: JackpotTerms },
): Promise<MeterSecret> => {
  const seed = await seeds.open(ownerOf(named), bytes, 'play')
  return { ...secretOf(named, terms, seed), sealed: bytes }
}

const ownerOf = ({ name, currency, run }: Named): SeedOwner => ({
  type: 'meter',
  name,
  currency,
  run,
})
