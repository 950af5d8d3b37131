import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { Pending } from '../transfer.ts'
import { transferColumns, transferOf, type TransferRow } from './transfer-row.ts'

/** What is still pending although it was over at `now` (epoch milliseconds), the longest over first. */
export async function overdueTransfers(
  on: Queryable,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<Pending[]> {
  const rows = await rowsOf<TransferRow>(on, statement, [isoTime(now), limit])
  return rows.map(transferOf).filter((transfer) => transfer.kind === 'pending')
}

const statement = `
  SELECT ${transferColumns}
  FROM ledger_transfer JOIN (
    SELECT id, leg FROM ledger_pending WHERE state = 1 AND expires_at <= $1
    ORDER BY expires_at, id, leg LIMIT $2
  ) AS overdue USING (id, leg)`
