import type { Queryable } from '#platform/database'

/** What a signature is good for. */
export type Purpose = 'add' | 'prove' | 'logIn'

export interface StoredChallenge {
  readonly sha256: Buffer
  readonly purpose: Purpose
  readonly boundTo: Buffer
}

/** So many wait at once for one session or sign-in page; of more the oldest go. */
const waitingAtMost = 10

const insert = `
  WITH gone AS (
    DELETE FROM backoffice_passkey_challenge WHERE challenge_sha256 IN (
      SELECT challenge_sha256 FROM backoffice_passkey_challenge WHERE bound_to = $3
      ORDER BY expires_at DESC, challenge_sha256 OFFSET ${waitingAtMost - 1}))
  INSERT INTO backoffice_passkey_challenge (challenge_sha256, purpose, bound_to, expires_at)
  VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))`
const spend = `
  DELETE FROM backoffice_passkey_challenge
  WHERE challenge_sha256 = $1 AND purpose = $2 AND bound_to = $3
    AND expires_at > to_timestamp($4::double precision / 1000)`
const forget = `
  DELETE FROM backoffice_passkey_challenge WHERE expires_at <= to_timestamp($1::double precision / 1000)`

/** @param expires epoch milliseconds. */
export async function insertChallenge(
  on: Queryable,
  { sha256, purpose, boundTo }: StoredChallenge,
  expires: number,
): Promise<void> {
  await on.query(insert, [sha256, purpose, boundTo, expires])
}

/** Uses a challenge up. False when there is none such that is still good: of many at once, one hears true. */
export async function spendStoredChallenge(
  on: Queryable,
  { sha256, purpose, boundTo }: StoredChallenge,
  nowMs: number,
): Promise<boolean> {
  return (await on.query(spend, [sha256, purpose, boundTo, nowMs])).rowCount === 1
}

export async function forgetChallenges(on: Queryable, before: number): Promise<void> {
  await on.query(forget, [before])
}
