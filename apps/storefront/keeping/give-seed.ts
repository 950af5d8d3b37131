import type { Fairness } from '@fairhouse/contract/entities/fairness'
import type { Answer, Body } from '../asking/ask.ts'
import { drawSeed } from './draw-seed.ts'
import type { Keeper } from './keeper.ts'

/** The calls that this needs, however they are made. */
export type SeedCall = 'chooseClientSeed' | 'currentFairness'
export type AskForSeed = <Name extends SeedCall>(
  name: Name,
  body: Body<Name>,
) => Promise<Answer<Name>>

/** Other tabs may be faster, but not for ever. */
const attempts = 4

/**
 * Gives the stream in use a seed that is made here, if it has none. The hash of the server seed is kept before, so that the house cannot
 * show another one once it knows this seed.
 * @returns the stream as it then is, or why it cannot be had.
 */
export async function giveSeed(
  shown: Fairness,
  ask: AskForSeed,
  keeper: Pick<Keeper, 'showed'>,
): Promise<Answer<'chooseClientSeed'>> {
  let fairness = shown
  for (let attempt = 1; ; attempt++) {
    const kept = keeper.showed(fairness)
    if (fairness.clientSeed !== null) return { ok: true, reply: { fairness } }
    await kept
    const clientSeed = drawSeed()
    const { serverSeedHash } = fairness
    const given = await ask('chooseClientSeed', { clientSeed, serverSeedHash })
    if (given.ok) {
      // What was given is kept with what is told: another seed in the answer is a contradiction.
      void keeper.showed({ ...fairness, clientSeed })
      void keeper.showed(given.reply.fairness)
      return given
    }
    if (!isAnotherTabs(given.failure) || attempt === attempts) return given
    const now = await ask('currentFairness', {})
    if (!now.ok) return now
    fairness = now.reply.fairness
  }
}

const isAnotherTabs = (failure: { readonly type: string; readonly code: number | string }) =>
  failure.type === 'refused' &&
  (failure.code === 'CLIENT_SEED_FIXED' || failure.code === 'SEED_HASH_UNKNOWN')
