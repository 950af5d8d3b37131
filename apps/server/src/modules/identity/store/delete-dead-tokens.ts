import type { Queryable } from '#platform/database'

const statement =
  'DELETE FROM identity_one_time_token WHERE expires_at <= to_timestamp($1::double precision / 1000)'

/** @param beforeMs tokens that were good until then at the latest. */
export async function deleteDeadTokens(on: Queryable, beforeMs: number): Promise<void> {
  await on.query(statement, [beforeMs])
}
