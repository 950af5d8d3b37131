import { randomBytes } from 'node:crypto'
import { seedBytes, seedHash } from '@fairhouse/fairness/commit'
import { mustHitAmount } from '@fairhouse/fairness/must-hit'
import type { SeedOwner } from '@fairhouse/contract/signer/seeds'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { type Meter, type MeterSecret, mixOf, type SealedSeed } from './meter.ts'

type Named = Pick<Meter, 'name' | 'currency' | 'run'>

/** A fresh seed for a run, sealed. @throws Busy when it cannot be sealed now. */
export async function newSeed(seeds: SeedKeeper, named: Named): Promise<Required<SealedSeed>> {
  const seed = randomBytes(seedBytes)
  return { seed, sealed: await seeds.seal(ownerOf(named), seed), hash: seedHash(seed) }
}

/** @throws Busy when it cannot be opened now; Error when it was sealed by other keys, for another run, or was changed. */
export const openSeed = async (
  seeds: SeedKeeper,
  named: Named,
  { seed, sealed }: SealedSeed,
): Promise<Uint8Array> => seed ?? seeds.open(ownerOf(named), sealed, 'play')

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

const ownerOf = ({ name, currency, run }: Named): SeedOwner => ({
  type: 'meter',
  name,
  currency,
  run,
})
