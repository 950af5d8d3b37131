import type { SealedStep } from '@fairhouse/contract/entities/receipt'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { receiptBefore } from '../store/receipt-before.ts'
import type { StoredStep } from '../store/round-steps.ts'
import { type ReceiptedStream, receiptsOfSteps } from './receipts-of-steps.ts'
import type { Sealer } from './sealer.ts'
import type { Receipted } from './step-receipt.ts'

interface Round {
  readonly player: PlayerId
  readonly stream: ReceiptedStream
  /** All steps of one round from the bet on, or of several that follow each other in the stream. */
  readonly steps: readonly StoredStep[]
}

/** The receipts of rounds, made again of what is stored; null for steps of before there were receipts. */
export async function receiptsOfRounds(
  on: Queryable,
  { player, stream, steps }: Round,
): Promise<readonly (Receipted | null)[]> {
  const [bet] = steps
  if (!bet) return []
  const place = { stream: stream.number, nonce: bet.nonce, id: bet.round_id }
  return receiptsOfSteps(steps, { stream, before: await receiptBefore(on, player, place) })
}

/** The same, each signed now. */
export async function sealedSteps(
  on: Queryable,
  sealer: Sealer,
  round: Round,
): Promise<SealedStep[]> {
  const receipts = await receiptsOfRounds(on, round)
  return Promise.all(
    receipts
      .filter((one) => one !== null)
      .map(async ({ receipt, hash }) => ({ receipt, seal: await sealer.seal(hash) })),
  )
}
