import { contributionOf } from '@fairhouse/fairness/must-hit'
import type { MeterEvidence, StreamEvidence } from './evidence.ts'
import type { Note } from './finding.ts'
import { recountMeter } from './recount-meter.ts'

/**
 * Holds what meters paid to what is published of them: the amounts are those that were won there, the bets are the rounds' own, and each
 * follows from the meter's chain and, where it had to be hit, from its secret amount.
 * @returns the nonces of rounds that meters paid and of which something was published.
 */
export function checkMeters(
  { number, serverSeedHash, clientSeed, rounds }: StreamEvidence,
  published: readonly MeterEvidence[],
  note: Note,
): readonly number[] {
  const own = published.filter(({ stream }) => stream === number)
  return rounds.flatMap(({ nonce, paidByMeters }) => {
    const meters = own.filter((one) => one.nonce === nonce)
    if (paidByMeters === 0 || meters.length === 0) return []
    const won = meters.reduce((sum, { at }) => sum + (at.won?.amount ?? 0), 0)
    if (won !== paidByMeters) note('metersDiffer', { nonce }, { said: paidByMeters, found: won })
    const contribution = contributionOf({ serverSeedHash, clientSeed: clientSeed ?? '', nonce })
    for (const { at, part } of meters) {
      if (recountMeter(at, contribution, part).agrees === false) note('metersDiffer', { nonce })
    }
    return [nonce]
  })
}
