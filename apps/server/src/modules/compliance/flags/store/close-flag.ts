import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { FlagKind } from '../flag.ts'

/** Two people decide on it, and what they say closes it. */
const closedByCase: FlagKind = 'flaggedAddress'

/** What came of closing a flag. `closedBefore`: or there is none; `byCase`: only what is decided about its payment closes it. */
export type FlagClosing = 'closed' | 'closedBefore' | 'byCase'

const statement = `
  WITH named AS (SELECT flag_id, kind = $5 AS "byCase" FROM compliance_flag WHERE flag_id = $1),
  closing AS (
    INSERT INTO compliance_flag_closing (flag_id, staff, why, at)
    SELECT flag_id, $2, $3, to_timestamp($4::double precision / 1000) FROM named WHERE NOT "byCase"
    ON CONFLICT DO NOTHING RETURNING flag_id)
  SELECT "byCase", EXISTS (SELECT FROM closing) AS closed FROM named`

/** Closes a flag, once. */
export async function closeFlag(
  tx: Transaction,
  closing: {
    readonly id: string
    readonly staff: string
    readonly why: string
    readonly nowMs: number
  },
): Promise<FlagClosing> {
  const { id, staff, why, nowMs } = closing
  const values = [id, staff, why, nowMs, closedByCase]
  const rows = await rowsOf<{ readonly byCase: boolean; readonly closed: boolean }>(
    tx,
    statement,
    values,
  )
  if (rows[0]?.byCase) return 'byCase'
  return rows[0]?.closed ? 'closed' : 'closedBefore'
}
