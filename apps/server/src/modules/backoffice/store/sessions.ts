import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const insert = `
  INSERT INTO backoffice_session (token_sha256, staff, created_at, seen_at)
  SELECT $1, $2, moment, moment FROM to_timestamp($3::double precision / 1000) AS moment`

const touch = `
  UPDATE backoffice_session SET seen_at = to_timestamp($2::double precision / 1000)
  WHERE token_sha256 = $1 AND seen_at > to_timestamp($3::double precision / 1000)
    AND created_at > to_timestamp($4::double precision / 1000)
  RETURNING staff`

const end = 'DELETE FROM backoffice_session WHERE token_sha256 = $1'
const endAll = 'DELETE FROM backoffice_session WHERE staff = $1'
const endOld = `
  DELETE FROM backoffice_session WHERE created_at < to_timestamp($1::double precision / 1000)`

export async function insertSession(
  on: Queryable,
  session: { readonly sha256: Uint8Array; readonly staff: string; readonly nowMs: number },
): Promise<void> {
  await on.query(insert, [session.sha256, session.staff, session.nowMs])
}

/** Whose session it is, which goes on from now; null when there is none, or nobody used it since `idleSince`, or it is older than `begunSince`. */
export async function touchSession(
  on: Queryable,
  sha256: Uint8Array,
  times: { readonly nowMs: number; readonly idleSince: number; readonly begunSince: number },
): Promise<string | null> {
  const { nowMs, idleSince, begunSince } = times
  const rows = await rowsOf<{ staff: string }>(on, touch, [sha256, nowMs, idleSince, begunSince])
  return rows[0]?.staff ?? null
}

export async function endSession(on: Queryable, sha256: Uint8Array): Promise<void> {
  await on.query(end, [sha256])
}

export async function endSessionsOf(on: Queryable, staff: string): Promise<void> {
  await on.query(endAll, [staff])
}

export async function endOldSessions(on: Queryable, begunBefore: number): Promise<void> {
  await on.query(endOld, [begunBefore])
}
