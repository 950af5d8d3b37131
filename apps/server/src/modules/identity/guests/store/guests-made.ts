import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

// A browser whose guest became an account has another token since: back along those accounts to the tokens before.
const question = `
  WITH RECURSIVE tokens AS (
    SELECT $1::bytea AS device_sha256
    UNION
    SELECT before.device_sha256
    FROM tokens JOIN identity_device AS now USING (device_sha256)
    JOIN identity_account AS account ON account.player_id = now.player_id
      AND guest_since > to_timestamp($2::double precision / 1000)
    JOIN identity_device AS before ON before.player_id = now.player_id AND before.browser = ''
  )
  SELECT count(DISTINCT player_id)::int AS made
  FROM tokens JOIN identity_device USING (device_sha256) JOIN identity_account USING (player_id)
  WHERE guest_since > to_timestamp($2::double precision / 1000)`

/** How many guests were made in this browser since then, those among them that became accounts? */
export async function guestsMade(on: Queryable, device: Buffer, sinceMs: number): Promise<number> {
  const [row] = await rowsOf<{ made: number }>(on, question, [device, sinceMs])
  return row?.made ?? 0
}
