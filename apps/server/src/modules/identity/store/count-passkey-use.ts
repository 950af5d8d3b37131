import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

// A device that does not count says 0 for ever.
const statement = `
  UPDATE identity_passkey
  SET sign_count = $2, used_at = to_timestamp($3::double precision / 1000)
  WHERE credential_id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0))
  RETURNING player_id`

/** Writes down a use. False when the key has been used further already: then one of two is a copy. */
export async function countPasskeyUse(
  on: Queryable,
  credentialId: Buffer,
  use: { readonly signCount: number; readonly nowMs: number },
): Promise<boolean> {
  return (await rowsOf(on, statement, [credentialId, use.signCount, use.nowMs])).length > 0
}
