import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface StoredReceiptKey {
  readonly fingerprint: string
  readonly public_key: Buffer
  readonly since: Date
  /** Null for the key in use. */
  readonly until: Date | null
}

/** The keys that receipts were signed with, the newest first. */
export const storedReceiptKeys = (on: Queryable): Promise<StoredReceiptKey[]> =>
  rowsOf<StoredReceiptKey>(on, statement)

const statement = `
  SELECT fingerprint, public_key, since, until FROM play_receipt_key ORDER BY until DESC NULLS FIRST, since DESC`
