import { type ContentBody, contentBody } from '@fairhouse/contract/backoffice/content'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A piece with what is under way of it. */
export interface StoredPiece {
  readonly id: string
  readonly kind: 'banner' | 'news'
  readonly name: string
  readonly live: number | null
  readonly sent: number
  readonly passedOver: number
  readonly finished: boolean
}

export interface StoredVersion {
  readonly id: string
  readonly version: number
  readonly body: ContentBody
  readonly needsTwo: boolean
  readonly madeBy: string
  readonly madeAt: Date
  readonly askedBy: string | null
  readonly approvedBy: string | null
}

const piece = `
  SELECT id, kind, name, live_version AS live, coalesce(sent, 0) AS sent, coalesce(passed_over, 0) AS "passedOver",
    finished_at IS NOT NULL AS finished
  FROM content_piece LEFT JOIN content_mailing ON piece_id = id`
const newest = `${piece} ORDER BY made_at DESC LIMIT $1`
const hold = 'SELECT id, kind, live_version AS live FROM content_piece WHERE id = $1 FOR UPDATE'
const columns = `
  piece_id AS id, version, body, needs_two AS "needsTwo", made_by AS "madeBy", made_at AS "madeAt", asked_by AS "askedBy",
  approved_by AS "approvedBy"`
const versions = `
  SELECT ${columns} FROM unnest($1::uuid[]) AS wanted (id)
  CROSS JOIN LATERAL (
    SELECT * FROM content_version WHERE piece_id = wanted.id ORDER BY version DESC LIMIT $2
  ) AS version ORDER BY version.version DESC`
const one = `SELECT ${columns} FROM content_version WHERE piece_id = $1 AND version = $2`
const live = `
  SELECT ${columns} FROM content_version WHERE (piece_id, version) IN (
    SELECT id, live_version FROM content_piece
    WHERE kind = 'banner' AND live_version IS NOT NULL ORDER BY made_at DESC LIMIT $1
  ) ORDER BY made_at DESC`
const insertPiece = `
  INSERT INTO content_piece (id, kind, name, made_at) VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))
  ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE content_piece.kind = excluded.kind`
const insertVersion = `
  INSERT INTO content_version (piece_id, version, body, needs_two, made_by, made_at)
  SELECT $1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)
  WHERE (SELECT coalesce(max(version), 0) FROM content_version WHERE piece_id = $1) = $2 - 1`
const setAsked = 'UPDATE content_version SET asked_by = $3 WHERE piece_id = $1 AND version = $2'
const setApproved =
  'UPDATE content_version SET approved_by = $3 WHERE piece_id = $1 AND version = $2'
const setLive = 'UPDATE content_piece SET live_version = $2 WHERE id = $1'

type Row = Omit<StoredVersion, 'body'> & { readonly body: unknown }
const read = (row: Row): StoredVersion => ({ ...row, body: contentBody.parse(row.body) })

export const newestPieces = (on: Queryable, limit: number): Promise<StoredPiece[]> =>
  rowsOf(on, newest, [limit])

/** Holds a piece until the transaction ends. */
export async function holdPiece(
  tx: Transaction,
  id: string,
): Promise<Pick<StoredPiece, 'id' | 'kind' | 'live'> | null> {
  const [row] = await rowsOf<Pick<StoredPiece, 'id' | 'kind' | 'live'>>(tx, hold, [id])
  return row ?? null
}

/** The newest versions of each, the newest first. */
export async function versionsOf(
  on: Queryable,
  ids: readonly string[],
  limit: number,
): Promise<StoredVersion[]> {
  return (await rowsOf<Row>(on, versions, [ids, limit])).map(read)
}

export async function versionOf(
  on: Queryable,
  id: string,
  version: number,
): Promise<StoredVersion | null> {
  const [row] = await rowsOf<Row>(on, one, [id, version])
  return row === undefined ? null : read(row)
}

/** Banners that are published, whenever they are shown. */
export async function liveBanners(on: Queryable, limit: number): Promise<StoredVersion[]> {
  return (await rowsOf<Row>(on, live, [limit])).map(read)
}

/** False when it is of another kind. */
export async function savePiece(
  tx: Transaction,
  saved: {
    readonly id: string
    readonly kind: string
    readonly name: string
    readonly nowMs: number
  },
): Promise<boolean> {
  const { id, kind, name, nowMs } = saved
  return (await tx.query(insertPiece, [id, kind, name, nowMs])).rowCount === 1
}

/** False when it is not the one after the newest. */
export async function saveVersion(
  tx: Transaction,
  saved: Pick<StoredVersion, 'id' | 'version' | 'body' | 'needsTwo' | 'madeBy'> & {
    readonly nowMs: number
  },
): Promise<boolean> {
  const { id, version, body, needsTwo, madeBy, nowMs } = saved
  const values = [id, version, JSON.stringify(body), needsTwo, madeBy, nowMs]
  return (await tx.query(insertVersion, values)).rowCount === 1
}

export async function setAskedBy(
  tx: Transaction,
  { id, version }: Pick<StoredVersion, 'id' | 'version'>,
  by: string | null,
): Promise<void> {
  await tx.query(setAsked, [id, version, by])
}

export async function setApprovedBy(
  tx: Transaction,
  { id, version }: Pick<StoredVersion, 'id' | 'version'>,
  by: string,
): Promise<void> {
  await tx.query(setApproved, [id, version, by])
}

export async function setLiveVersion(
  tx: Transaction,
  id: string,
  version: number | null,
): Promise<void> {
  await tx.query(setLive, [id, version])
}
