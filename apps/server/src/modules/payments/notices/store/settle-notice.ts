import type { Queryable } from '#platform/database'
import type { ClaimedNotice } from './claim-notices.ts'

const statement = `
  UPDATE payments_notice SET read_at = clock_timestamp(), last_fault = NULL
  WHERE id = $1 AND attempts = $2 AND read_at IS NULL`

/** It was read. Does nothing when somebody else has claimed it since. */
export async function settleNotice(on: Queryable, notice: ClaimedNotice): Promise<void> {
  await on.query(statement, [notice.id, notice.attempts])
}
