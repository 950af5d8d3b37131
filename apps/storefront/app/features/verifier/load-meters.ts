import { contributionOf } from '@fairhouse/fairness/must-hit'
import type { RoundAtMeter } from '@fairhouse/contract/entities/meter-proof'
import type { MeterEvidence, StreamEvidence } from '@fairhouse/verifier/evidence'
import { type ChainPart, type MeterRecount, recountMeter } from '@fairhouse/verifier/recount-meter'
import type { Reply } from '../../../asking/ask.ts'
import type { Client } from '../../shell/session/client.ts'

/** What the house publishes of rounds that progressive meters paid; what it does not answer is left out. */
export async function loadMeters(
  client: Client,
  streams: readonly StreamEvidence[],
): Promise<readonly MeterEvidence[]> {
  const found: MeterEvidence[] = []
  for (const { number, rounds } of streams) {
    for (const { id, nonce, paidByMeters } of rounds) {
      if (paidByMeters === 0) continue
      const answer = await client.ask('roundDetail', { roundId: id })
      if (!answer.ok) continue
      for (const at of answer.reply.meters) {
        found.push({ stream: number, nonce, at, part: await loadChainPart(client, at) })
      }
    }
  }
  return found
}

/** What a round did at meters of jackpots, worked out again. */
export function recountMeters(
  client: Client,
  { meters, fairness }: Pick<Reply<'roundDetail'>, 'meters' | 'fairness'>,
): Promise<readonly MeterRecount[]> {
  const contribution = contributionOf(fairness)
  return Promise.all(
    meters.map(async (at) => recountMeter(at, contribution, await loadChainPart(client, at))),
  )
}

/** The meter's chain from the round's bet on: the bet, and what came right after it. */
async function loadChainPart(
  client: Client,
  { meter, currency, movement }: RoundAtMeter,
): Promise<ChainPart | null> {
  if (movement === null) return null
  const answer = await client.ask('meterChain', { meter, currency, from: movement, limit: 2 })
  return answer.ok ? answer.reply : null
}
