import type { EvmNeeds } from './needs.ts'
import { waitingSpends } from './store/find-spends.ts'
import type { Look } from './watch.ts'

/** Payouts that wait for longer than this are told of. */
const lateMinutes = 15

/** A chain that moves while it is read looks for a moment like a node that has less than was read. */
const behindMs = 60_000

const sentences: Readonly<Record<Look['saw'], string | null>> = {
  read: null,
  behind: 'its node has fewer blocks than were read before; it is waited for',
  silent: 'its node or the signer does not answer',
  foreign: 'its node follows another chain than the one that is known',
  lost: 'the chain left more blocks than are remembered: people must look at it',
}

/** What an operator should look at, in sentences. */
export async function concernsOf(
  { id, database, shortages }: EvmNeeds,
  last: Look | null,
): Promise<readonly string[]> {
  const isPassing = last?.saw === 'behind' && last.at - last.since < behindMs
  const sentence = last && !isPassing ? sentences[last.saw] : null
  const late = await waitingSpends(database, id, lateMinutes)
  return [
    ...(sentence !== null ? [`${id}: ${sentence}.`] : []),
    ...shortages
      .now()
      .map(({ asset, address }) => `${id}: payouts wait for ${asset}; send some to ${address}.`),
    ...(late > 0 ? [`${id}: ${late} payments out wait for longer than ${lateMinutes} min.`] : []),
  ]
}
