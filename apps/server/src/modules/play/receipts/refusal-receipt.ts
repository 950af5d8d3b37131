import { hash } from 'node:crypto'
import { refusals } from '@fairhouse/contract/refusals'
import { type RefusalReceipt, receiptText } from '@fairhouse/fairness/receipt'
import type { Refused } from '#platform/answer'
import type { Seat } from '../seat.ts'
import type { Sealer } from './sealer.ts'

/**
 * A refusal with the house's word for it: at this nonce, after this receipt, it said no. The house could know what the next round brings;
 * whoever keeps these can show how often it said no, and when.
 * @param at epoch milliseconds.
 */
export async function withReceipt(
  sealer: Sealer,
  refused: Refused,
  {
    seat: { stream, nonce },
    uri,
    requestKey,
    at,
  }: {
    readonly seat: Pick<Seat, 'stream' | 'nonce'>
    readonly uri: string
    readonly requestKey: string
    readonly at: number
  },
): Promise<Refused> {
  const receipt: RefusalReceipt = {
    v: 1,
    kind: 'refusal',
    serverSeedHash: stream.seedHash,
    stream: stream.number,
    nonce,
    code: String(refusals[refused.refused].code),
    uri,
    requestKey,
    at,
    previous: stream.lastReceipt,
  }
  const seal = await sealer.seal(hash('sha256', receiptText(receipt), 'buffer'))
  return { ...refused, metadata: { ...refused.metadata, receipt, seal } }
}
