import type { Queryable } from '#platform/database'

const statement =
  'DELETE FROM identity_login_attempt WHERE first_at <= to_timestamp($1::double precision / 1000)'

export async function deleteOldAttempts(on: Queryable, beforeMs: number): Promise<void> {
  await on.query(statement, [beforeMs])
}
