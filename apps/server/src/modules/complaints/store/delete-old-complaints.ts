import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

const over = `SELECT set_config('fairhouse.time_is_over', 'complaints', true)`

// Those that nobody answered yet stay, however old they are.
const found = `
  SELECT complaint_id::text AS id FROM complaints_complaint
  WHERE filed_at < to_timestamp($1::double precision / 1000) AND due_at IS NULL
  ORDER BY complaint_id LIMIT $2 FOR UPDATE`

/** Removes complaints that were filed before then (epoch milliseconds) and are over, with what was said. @returns how many. */
export async function deleteOldComplaints(
  tx: Transaction,
  before: number,
  most: number,
): Promise<number> {
  const ids = (await rowsOf<{ id: string }>(tx, found, [before, most])).map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.query(over)
  await tx.query('DELETE FROM complaints_step WHERE complaint_id = ANY($1::bigint[])', [ids])
  await tx.query('DELETE FROM complaints_complaint WHERE complaint_id = ANY($1::bigint[])', [ids])
  return ids.length
}
