import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { PasskeyChallenge } from './insert-passkey-challenge.ts'

const statement = `
  DELETE FROM identity_passkey_challenge
  WHERE challenge_sha256 = $1 AND purpose = $2 AND bound_to = $3
    AND expires_at > to_timestamp($4::double precision / 1000)
  RETURNING purpose`

/** Uses up a challenge. False when there is none such that is still good: of many at once, one hears true. */
export async function spendPasskeyChallenge(
  on: Queryable,
  { sha256, purpose, boundTo }: PasskeyChallenge,
  nowMs: number,
): Promise<boolean> {
  return (await rowsOf(on, statement, [sha256, purpose, boundTo, nowMs])).length > 0
}
