import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface RecoveryRequest {
  readonly email: string
  readonly language: string
  readonly askedMs: number
}

const statement = `
  DELETE FROM identity_recovery_request
  WHERE request_id = (
    SELECT request_id FROM identity_recovery_request ORDER BY request_id LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING email, language, asked_at`

/** The oldest request that nobody else is at; gone once the transaction is. Null when there is none. */
export async function takeRecoveryRequest(tx: Transaction): Promise<RecoveryRequest | null> {
  type Row = { email: string; language: string; asked_at: Date }
  const [row] = await rowsOf<Row>(tx, statement)
  if (!row) return null
  return { email: row.email, language: row.language, askedMs: row.asked_at.getTime() }
}
