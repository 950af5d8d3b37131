import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface AttemptKeys {
  readonly account: Buffer
  readonly place: Buffer
}

const statement = `
  INSERT INTO identity_login_attempt AS earlier (account_key, place_key, attempts, first_at)
  VALUES ($1, $2, 1, to_timestamp($3::double precision / 1000))
  ON CONFLICT (account_key, place_key) DO UPDATE SET
    attempts = CASE WHEN earlier.first_at <= to_timestamp($4::double precision / 1000)
      THEN 1 ELSE earlier.attempts + 1 END,
    first_at = CASE WHEN earlier.first_at <= to_timestamp($4::double precision / 1000)
      THEN excluded.first_at ELSE earlier.first_at END
  RETURNING attempts, first_at`

/**
 * Counts one more login before its password is looked at, so that a hundred at once are not a hundred guesses.
 * @param sinceMs attempts that began before are forgotten.
 */
export async function countAttempt(
  on: Queryable,
  keys: AttemptKeys,
  times: { nowMs: number; sinceMs: number },
): Promise<{ attempts: number; firstAtMs: number }> {
  const values = [keys.account, keys.place, times.nowMs, times.sinceMs]
  const [row] = await rowsOf<{ attempts: number; first_at: Date }>(on, statement, values)
  if (!row) throw new Error('an attempt was not counted')
  return { attempts: row.attempts, firstAtMs: row.first_at.getTime() }
}
