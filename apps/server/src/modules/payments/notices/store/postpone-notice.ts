import type { Queryable } from '#platform/database'
import type { ClaimedNotice } from './claim-notices.ts'

const statement = `
  UPDATE payments_notice SET
    last_fault = $3, due_at = clock_timestamp() + make_interval(secs => $4::double precision / 1000)
  WHERE id = $1 AND attempts = $2 AND read_at IS NULL`

/** To be read again after a while. */
export async function postponeNotice(
  on: Queryable,
  notice: ClaimedNotice,
  fault: string,
  afterMs: number,
): Promise<void> {
  await on.query(statement, [notice.id, notice.attempts, fault, afterMs])
}
