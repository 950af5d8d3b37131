import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const count = `
  SELECT count(*)::int AS attempts FROM backoffice_attempt
  WHERE key_sha256 = ANY($1) AND at > to_timestamp($2::double precision / 1000)`
const insert = `
  INSERT INTO backoffice_attempt (key_sha256, at) SELECT key, to_timestamp($2::double precision / 1000) FROM unnest($1::bytea[]) AS key`
const forget = 'DELETE FROM backoffice_attempt WHERE at < to_timestamp($1::double precision / 1000)'
const forgive = 'DELETE FROM backoffice_attempt WHERE key_sha256 = $1'

/** How often it was tried in vain with any of these keys since then. */
export async function attemptsSince(
  on: Queryable,
  keys: readonly Uint8Array[],
  since: number,
): Promise<number> {
  const [row] = await rowsOf<{ attempts: number }>(on, count, [keys, since])
  return row?.attempts ?? 0
}

export async function countAttempt(
  on: Queryable,
  keys: readonly Uint8Array[],
  nowMs: number,
): Promise<void> {
  await on.query(insert, [keys, nowMs])
}

export async function forgiveAttempts(on: Queryable, key: Uint8Array): Promise<void> {
  await on.query(forgive, [key])
}

export async function forgetAttempts(on: Queryable, before: number): Promise<void> {
  await on.query(forget, [before])
}
