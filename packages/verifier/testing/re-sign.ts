import type { SealedStep } from '@fairhouse/contract/entities/receipt'
import type { StreamEvidence } from '../evidence.ts'
import type { TestHouse } from './house.ts'
import { receiptsOf } from './play-stream.ts'

/** A stream whose house writes all receipts anew, as its rounds are told now, and signs the newest. */
export function reSigned(stream: StreamEvidence, house: TestHouse): StreamEvidence {
  const clientSeed = stream.clientSeed ?? ''
  let last: SealedStep['receipt'] | undefined
  const rounds = stream.rounds.map((round) => {
    const receipts = receiptsOf({ ...stream, clientSeed }, round, last)
    last = receipts.at(-1)
    return { ...round, receipts }
  })
  return { ...stream, rounds, head: last ? house.sealStep(last) : null }
}
