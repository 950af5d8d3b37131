import type { SavedView, ViewPlace } from '@fairhouse/contract/backoffice/views'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

const seen = `
  SELECT id, place, name, query, staff AS by, shared, staff = $1 AS mine FROM backoffice_view
  WHERE place = $2 AND (staff = $1 OR shared) ORDER BY staff <> $1, lower(name), id LIMIT 200`
const insert = `
  INSERT INTO backoffice_view (id, staff, place, name, query, made_at)
  SELECT $1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)
  WHERE (SELECT count(*) FROM backoffice_view WHERE staff = $2 AND place = $3) < $7 ON CONFLICT (id) DO NOTHING`
const share = 'UPDATE backoffice_view SET shared = $2 WHERE id = $1 AND shared <> $2'
const drop = 'DELETE FROM backoffice_view WHERE id = $1 AND staff = $2'

/** Views of a queue that somebody saved, then those that others share. */
export const viewsSeenBy = (on: Queryable, staff: string, place: ViewPlace): Promise<SavedView[]> =>
  rowsOf(on, seen, [staff, place])

/** False when there is one under the id, or they have as many as they may. */
export async function insertView(
  tx: Transaction,
  view: Pick<SavedView, 'id' | 'by' | 'place' | 'name' | 'query'>,
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
): Promise<boolean> {
  const values = [view.id, view.by, view.place, view.name, view.query, nowMs, most]
  return (await tx.query(insert, values)).rowCount === 1
}

/** False when it was so, or there is none. */
export async function setShared(tx: Transaction, id: string, shared: boolean): Promise<boolean> {
  return (await tx.query(share, [id, shared])).rowCount === 1
}

/** False when it is not theirs. */
export async function deleteView(tx: Transaction, id: string, staff: string): Promise<boolean> {
  return (await tx.query(drop, [id, staff])).rowCount === 1
}
