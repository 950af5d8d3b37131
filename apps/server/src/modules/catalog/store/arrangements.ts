import { type ArrangementBody, arrangementBody } from '@fairhouse/contract/backoffice/arrangements'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** One version of how a list begins. */
export interface StoredArrangement {
  readonly list: number
  readonly version: number
  readonly live: number | null
  readonly body: ArrangementBody
  readonly madeBy: string
  readonly madeAt: Date
}

const columns = `
  list_id AS list, version, live_version AS live, body, made_by AS "madeBy", made_at AS "madeAt"`
const newest = `
  SELECT ${columns} FROM (
    SELECT *, row_number() OVER (PARTITION BY list_id ORDER BY version DESC) AS place FROM catalog_arrangement
  ) AS one LEFT JOIN catalog_arranged USING (list_id) WHERE place <= $1 OR version = live_version ORDER BY list_id, version DESC`
const live = `
  SELECT list_id AS list, body FROM catalog_arranged
  JOIN catalog_arrangement USING (list_id) WHERE version = live_version ORDER BY list_id`
const insert = `
  INSERT INTO catalog_arrangement (list_id, version, body, made_by)
  SELECT $1, $2, $3, $4
  WHERE (SELECT coalesce(max(version), 0) FROM catalog_arrangement WHERE list_id = $1) = $2 - 1`
const isThere = 'SELECT 1 FROM catalog_arrangement WHERE list_id = $1 AND version = $2'
const show = `
  INSERT INTO catalog_arranged (list_id, live_version) VALUES ($1, $2)
  ON CONFLICT (list_id) DO UPDATE SET live_version = excluded.live_version
  WHERE catalog_arranged.live_version IS DISTINCT FROM excluded.live_version`

/** The newest versions of each list and the one that is live, the newest first. */
export async function newestArrangements(
  on: Queryable,
  ofEach: number,
): Promise<StoredArrangement[]> {
  const rows = await rowsOf<Omit<StoredArrangement, 'body'> & { body: unknown }>(on, newest, [
    ofEach,
  ])
  return rows.map((row) => ({ ...row, body: arrangementBody.parse(row.body) }))
}

/** What is live, as it was written. */
export const liveArrangements = (on: Queryable): Promise<{ list: number; body: unknown }[]> =>
  rowsOf(on, live)

/** Held by the revision, which whoever writes holds first. False when it is not the one after the newest. */
export async function insertArrangement(
  tx: Transaction,
  { list, version, body, madeBy }: Omit<StoredArrangement, 'live' | 'madeAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(insert, [list, version, JSON.stringify(body), madeBy])
  return rowCount === 1
}

export async function hasArrangement(
  tx: Transaction,
  list: number,
  version: number,
): Promise<boolean> {
  return (await tx.query(isThere, [list, version])).rowCount === 1
}

/** False when it was shown before. */
export async function setLiveArrangement(
  tx: Transaction,
  list: number,
  version: number | null,
): Promise<boolean> {
  return (await tx.query(show, [list, version])).rowCount === 1
}
