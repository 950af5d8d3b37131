import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

const insert = `
  INSERT INTO backoffice_session (token_sha256, staff, created_at, seen_at, proved_at, address, browser, passkey)
  SELECT $1, $2, moment, moment, moment, $4, $5, $6 FROM to_timestamp($3::double precision / 1000) AS moment`

const touch = `
  UPDATE backoffice_session SET seen_at = to_timestamp($2::double precision / 1000)
  WHERE token_sha256 = $1 AND seen_at > to_timestamp($3::double precision / 1000)
    AND created_at > to_timestamp($4::double precision / 1000)
  RETURNING staff, session_id AS id, proved_at AS "provedAt"`

const prove =
  'UPDATE backoffice_session SET proved_at = to_timestamp($2::double precision / 1000) WHERE token_sha256 = $1'

const hold = 'SELECT FROM backoffice_session WHERE token_sha256 = $1 FOR SHARE'

const end = 'DELETE FROM backoffice_session WHERE token_sha256 = $1'
const endOthers = 'DELETE FROM backoffice_session WHERE staff = $1 AND token_sha256 <> $2'
const endOfKey = 'DELETE FROM backoffice_session WHERE passkey = $1 AND token_sha256 <> $2'
const endNumbered = `
  DELETE FROM backoffice_session WHERE session_id = $1 AND ($2::text IS NULL OR staff = $2) RETURNING staff`
const list = `
  SELECT session_id AS id, staff, address, browser, created_at AS "begunAt", seen_at AS "seenAt"
  FROM backoffice_session
  WHERE ($1::text IS NULL OR staff = $1) AND seen_at > to_timestamp($2::double precision / 1000)
    AND created_at > to_timestamp($3::double precision / 1000)
  ORDER BY seen_at DESC LIMIT 200`
const open = `
  SELECT FROM backoffice_session JOIN backoffice_staff ON name = staff
  WHERE token_sha256 = $1 AND backoffice_session.created_at > to_timestamp($2::double precision / 1000) AND active`
const endAll = 'DELETE FROM backoffice_session WHERE staff = $1'
const endOld = `
  DELETE FROM backoffice_session WHERE created_at < to_timestamp($1::double precision / 1000)`

export interface SessionsSince {
  readonly idleSince: number
  readonly begunSince: number
}

/** A session as its owner recognises it. */
export interface ListedSession {
  readonly id: string
  readonly staff: string
  readonly address: string
  readonly browser: string
  readonly begunAt: Date
  readonly seenAt: Date
}

export async function insertSession(
  on: Queryable,
  session: {
    readonly sha256: Uint8Array
    readonly staff: string
    readonly nowMs: number
    readonly address: string
    readonly browser: string
    /** The key by which it begins; null: none. */
    readonly passkey: Buffer | null
  },
): Promise<void> {
  const { sha256, staff, nowMs, address, browser, passkey } = session
  await on.query(insert, [sha256, staff, nowMs, address, browser, passkey])
}

/** Sessions that go on, of one person or of all, the newest used first. */
export const openSessions = (
  on: Queryable,
  staff: string | null,
  { idleSince, begunSince }: SessionsSince,
): Promise<ListedSession[]> => rowsOf(on, list, [staff, idleSince, begunSince])

/** Ends one, of this person or of anybody. @returns whose it was; null when there is none. */
export async function endSessionNumbered(
  on: Queryable,
  id: string,
  staff: string | null,
): Promise<string | null> {
  const [row] = await rowsOf<{ staff: string }>(on, endNumbered, [id, staff])
  return row?.staff ?? null
}

/** Ends all of somebody's but this one. */
export async function endOtherSessions(
  on: Queryable,
  staff: string,
  sha256: Uint8Array,
): Promise<void> {
  await on.query(endOthers, [staff, sha256])
}

/** Ends all that a key began but this one. */
export async function endOtherSessionsOfKey(
  tx: Transaction,
  passkey: Buffer,
  sha256: Uint8Array,
): Promise<void> {
  await tx.query(endOfKey, [passkey, sha256])
}

/** A session that goes on. */
export interface TouchedSession {
  readonly staff: string
  readonly id: string
  /** When its owner last showed to be there; null: before there was such a thing. */
  readonly provedAt: Date | null
}

/** Its owner showed to be there. False when it has ended. */
export const proveSession = async (
  on: Queryable,
  sha256: Uint8Array,
  nowMs: number,
): Promise<boolean> => (await on.query(prove, [sha256, nowMs])).rowCount === 1

/** Holds a session, so that nobody ends it before the transaction does. False when it has ended. */
export const holdSession = async (tx: Transaction, sha256: Uint8Array): Promise<boolean> =>
  (await tx.query(hold, [sha256])).rowCount === 1

/** Whose session it is, which goes on from now; null when there is none, or nobody used it since `idleSince`, or it is older than `begunSince`. */
export async function touchSession(
  on: Queryable,
  sha256: Uint8Array,
  times: SessionsSince & { readonly nowMs: number },
): Promise<TouchedSession | null> {
  const { nowMs, idleSince, begunSince } = times
  const values = [sha256, nowMs, idleSince, begunSince]
  const [row] = await rowsOf<TouchedSession>(on, touch, values)
  return row ?? null
}

/** Whether there is such a session of somebody who works here, begun since then. */
export const isOpen = async (
  on: Queryable,
  sha256: Uint8Array,
  begunSince: number,
): Promise<boolean> => (await on.query(open, [sha256, begunSince])).rowCount === 1

export async function endSession(on: Queryable, sha256: Uint8Array): Promise<void> {
  await on.query(end, [sha256])
}

export async function endSessionsOf(on: Queryable, staff: string): Promise<void> {
  await on.query(endAll, [staff])
}

export async function endOldSessions(on: Queryable, begunBefore: number): Promise<void> {
  await on.query(endOld, [begunBefore])
}
