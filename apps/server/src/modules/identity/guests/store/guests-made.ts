import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT count(*)::int AS made
  FROM identity_device JOIN identity_account USING (player_id)
  WHERE device_sha256 = $1 AND guest_since > to_timestamp($2::double precision / 1000)`

/** How many guests were made in this browser since then, those among them that became accounts? */
export async function guestsMade(on: Queryable, device: Buffer, sinceMs: number): Promise<number> {
  const [row] = await rowsOf<{ made: number }>(on, question, [device, sinceMs])
  return row?.made ?? 0
}
