import type { Queryable } from '#platform/database'

export type PasskeyPurpose = 'add' | 'prove' | 'logIn'

export interface PasskeyChallenge {
  readonly sha256: Buffer
  readonly purpose: PasskeyPurpose
  readonly boundTo: Buffer
}

const statement = `
  INSERT INTO identity_passkey_challenge (challenge_sha256, purpose, bound_to, expires_at)
  VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))`

export async function insertPasskeyChallenge(
  on: Queryable,
  { sha256, purpose, boundTo }: PasskeyChallenge,
  expiresMs: number,
): Promise<void> {
  await on.query(statement, [sha256, purpose, boundTo, expiresMs])
}
