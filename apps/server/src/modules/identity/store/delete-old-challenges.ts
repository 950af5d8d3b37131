import type { Queryable } from '#platform/database'

const statement = `
  DELETE FROM identity_passkey_challenge
  WHERE expires_at <= to_timestamp($1::double precision / 1000)`

export async function deleteOldChallenges(on: Queryable, beforeMs: number): Promise<void> {
  await on.query(statement, [beforeMs])
}
