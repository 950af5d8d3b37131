import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

const hold = `SELECT pg_advisory_xact_lock(hashtextextended('desk attempt ' || encode($1, 'hex'), 0))`
const count = `
  SELECT count(*)::int AS attempts FROM backoffice_attempt
  WHERE key_sha256 = ANY($1) AND at > to_timestamp($2::double precision / 1000)
  GROUP BY key_sha256 ORDER BY attempts DESC LIMIT 1`
const insert = `
  INSERT INTO backoffice_attempt (key_sha256, at) SELECT key, to_timestamp($2::double precision / 1000) FROM unnest($1::bytea[]) AS key`
const forget = 'DELETE FROM backoffice_attempt WHERE at < to_timestamp($1::double precision / 1000)'
const forgive = 'DELETE FROM backoffice_attempt WHERE key_sha256 = ANY($1)'

/**
 * Counts an attempt by each of these keys before it is looked at, so that a hundred at once are not a hundred guesses.
 * @returns false, and counts nothing, when one of the keys had `allowed` since then (epoch milliseconds).
 */
export async function takeAttempt(
  tx: Transaction,
  keys: readonly Uint8Array[],
  {
    nowMs,
    since,
    allowed,
  }: { readonly nowMs: number; readonly since: number; readonly allowed: number },
): Promise<boolean> {
  for (const key of keys.toSorted((one, other) => Buffer.compare(one, other))) {
    // oxlint-disable-next-line no-await-in-loop -- in one order, so that two never wait for each other
    await tx.query(hold, [key])
  }
  const [most] = await rowsOf<{ attempts: number }>(tx, count, [keys, since])
  if ((most?.attempts ?? 0) >= allowed) return false
  await tx.query(insert, [keys, nowMs])
  return true
}

export async function forgiveAttempts(on: Queryable, keys: readonly Uint8Array[]): Promise<void> {
  await on.query(forgive, [keys])
}

export async function forgetAttempts(on: Queryable, before: number): Promise<void> {
  await on.query(forget, [before])
}
