import type { Queryable } from '#platform/database'

const statement = `
  DELETE FROM payments_notice WHERE id IN (
    SELECT id FROM payments_notice
    WHERE received_at < clock_timestamp() - make_interval(days => $1) AND read_at IS NOT NULL
    ORDER BY received_at
    LIMIT 10000
  )`

/** Forgets what was read and is older than `days`. */
export async function deleteOldNotices(on: Queryable, days: number): Promise<void> {
  await on.query(statement, [days])
}
