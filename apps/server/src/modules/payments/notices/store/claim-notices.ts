import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A notice that is ours to read. */
export interface ClaimedNotice {
  readonly id: bigint
  readonly provider: string
  readonly questions: unknown
  /** Including this one. */
  readonly attempts: number
}

const statement = `
  UPDATE payments_notice AS notice SET
    attempts = notice.attempts + 1,
    due_at = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
  FROM (
    SELECT id FROM payments_notice
    WHERE read_at IS NULL AND due_at <= clock_timestamp()
    ORDER BY due_at
    LIMIT $1
    FOR UPDATE SKIP LOCKED
  ) AS due
  WHERE notice.id = due.id
  RETURNING notice.id, notice.provider, notice.questions, notice.attempts`

/** Which notices are to be read? Whoever asks has them for `claimMs`; if nothing is heard by then they are due again, for anybody. */
export const claimNotices = (
  on: Queryable,
  most: number,
  claimMs: number,
): Promise<ClaimedNotice[]> => rowsOf<ClaimedNotice>(on, statement, [most, claimMs])
