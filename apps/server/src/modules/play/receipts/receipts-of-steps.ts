import { baseMode } from '@fairhouse/game-math/game'
import type { StoredStep } from '../store/round-steps.ts'
import type { SeatStream } from '../seat.ts'
import { type Receipted, receiptOf } from './step-receipt.ts'

/** What of a stored step its receipt says. */
export type ReceiptedStep = Pick<
  StoredStep,
  | 'action'
  | 'at'
  | 'by_house'
  | 'choice'
  | 'data'
  | 'hash'
  | 'mode'
  | 'nonce'
  | 'receipt'
  | 'round_id'
  | 'sequence'
  | 'stake'
>

/** What of a stream its receipts say. */
export type ReceiptedStream = Pick<SeatStream, 'number' | 'seedHash' | 'clientSeed'>

interface Before {
  readonly stream: ReceiptedStream
  /** Hash of the receipt before the first of the steps; null when there is none. */
  readonly before: Buffer | null
}

/**
 * The receipts that a player has of stored steps which follow each other in a stream, made again; null for a step of before there were receipts.
 * @throws Error when what is stored is not what the receipt was made of.
 */
export function receiptsOfSteps(
  steps: readonly ReceiptedStep[],
  { stream, before }: Before,
): readonly (Receipted | null)[] {
  return steps.map((step, index) => {
    if (step.receipt === null) return null
    const previous = index === 0 ? before : (steps[index - 1]?.receipt ?? null)
    const receipted = receiptOfStep(step, { stream, before: previous })
    if (!receipted.hash.equals(step.receipt)) {
      throw new Error(
        `step ${step.sequence} of round ${step.round_id} is not the one of its receipt`,
      )
    }
    return receipted
  })
}

/** What the receipt of a stored step says. */
export const receiptOfStep = (step: ReceiptedStep, { stream, before }: Before): Receipted =>
  receiptOf({
    serverSeedHash: stream.seedHash,
    clientSeed: stream.clientSeed ?? '',
    stream: stream.number,
    nonce: step.nonce,
    roundId: step.round_id,
    sequence: step.sequence,
    action: step.action,
    choice: step.choice,
    ...(step.data === null ? {} : { data: step.data }),
    stake: Number(step.stake),
    mode: step.mode ?? baseMode,
    definition: step.hash,
    byHouse: step.by_house === true,
    at: step.at.getTime(),
    previous: before?.toString('hex') ?? stream.seedHash,
  })
