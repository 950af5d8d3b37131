import type { ReplyOf } from '@fairhouse/contract/call'
import type { receiptKeys as receiptKeysCall } from '@fairhouse/contract/calls/play'
import type { Outcome } from '#platform/answer'
import { isoTime } from '#platform/iso-time'
import type { PlayNeeds } from './needs.ts'
import { storedReceiptKeys } from './store/receipt-keys.ts'

/** The keys that receipts were signed with, the newest first. */
export async function receiptKeys({
  database,
}: Pick<PlayNeeds, 'database'>): Promise<Outcome<ReplyOf<typeof receiptKeysCall>>> {
  const keys = await storedReceiptKeys(database)
  return {
    reply: {
      keys: keys.map(({ fingerprint, public_key, since, until }) => ({
        fingerprint,
        publicKey: public_key.toString('hex'),
        from: isoTime(since.getTime()),
        until: until && isoTime(until.getTime()),
      })),
    },
  }
}
