import type { Queryable } from '#platform/database'

const statement = `
  INSERT INTO identity_recovery_request (email, language, asked_at)
  VALUES ($1, $2, to_timestamp($3::double precision / 1000))`

export async function insertRecoveryRequest(
  on: Queryable,
  request: { readonly email: string; readonly language: string; readonly nowMs: number },
): Promise<void> {
  await on.query(statement, [request.email, request.language, request.nowMs])
}
