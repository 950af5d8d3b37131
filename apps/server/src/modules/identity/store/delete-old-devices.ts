import type { Queryable } from '#platform/database'

const statement =
  'DELETE FROM identity_device WHERE seen_at <= to_timestamp($1::double precision / 1000)'

export async function deleteOldDevices(on: Queryable, beforeMs: number): Promise<void> {
  await on.query(statement, [beforeMs])
}
