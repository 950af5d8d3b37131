import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT count(*)::int AS places FROM identity_login_attempt
  WHERE account_key = $1 AND attempts > $2 AND first_at > to_timestamp($3::double precision / 1000)`

/** For how many places is the account shut now, since each tried more often than it may? */
export async function placesShut(
  on: Queryable,
  account: Buffer,
  { allowed, sinceMs }: { readonly allowed: number; readonly sinceMs: number },
): Promise<number> {
  const [row] = await rowsOf<{ places: number }>(on, question, [account, allowed, sinceMs])
  return row?.places ?? 0
}
