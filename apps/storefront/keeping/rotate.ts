import type { Fairness } from '@fairhouse/contract/entities/fairness'
import type { Answer, Body } from '../asking/ask.ts'
import type { Keeper } from './keeper.ts'

/**
 * Ends the stream in use with a new seed of the player's. The hash of the next server seed is named, and kept before the house hears the
 * new seed.
 * @param shown the stream in use as it was shown last.
 * @param clientSeed another one than the last.
 */
export async function rotate(
  shown: Fairness,
  clientSeed: string,
  {
    ask,
    keeper,
  }: {
    readonly ask: (body: Body<'rotateSeed'>) => Promise<Answer<'rotateSeed'>>
    readonly keeper: Pick<Keeper, 'showed'>
  },
): Promise<Answer<'rotateSeed'>> {
  const { nextServerSeedHash } = shown
  await keeper.showed(shown)
  const answer = await ask({ clientSeed, nextServerSeedHash })
  if (answer.ok) {
    const { fairness } = answer.reply
    // What was named and given is kept with what is told: anything else in the answer is a contradiction.
    void keeper.showed({ ...fairness, serverSeedHash: nextServerSeedHash, clientSeed })
    void keeper.showed(fairness)
  }
  return answer
}
