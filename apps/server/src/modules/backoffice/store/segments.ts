import {
  type Segment,
  type SegmentQuestion,
  segmentQuestion,
} from '@fairhouse/contract/backoffice/segments'
import type { Queryable, Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

const columns = 'id, name, question, made_by AS "madeBy", made_at AS "madeAt"'

interface Row extends Omit<Segment, 'question' | 'madeAt'> {
  readonly question: unknown
  readonly madeAt: Date
}

/** Segments that are kept, the newest first. */
export async function keptSegments(on: Queryable, limit: number): Promise<Segment[]> {
  const rows = await rowsOf<Row>(
    on,
    `SELECT ${columns} FROM backoffice_segment WHERE dropped_at IS NULL ORDER BY made_at DESC, id LIMIT $1`,
    [limit],
  )
  return rows.map((row) => ({
    ...row,
    question: segmentQuestion.parse(row.question),
    madeAt: isoTime(row.madeAt.getTime()),
  }))
}

/** What a segment asks; null: there is none, or it was dropped. */
export async function questionOf(on: Queryable, id: string): Promise<SegmentQuestion | null> {
  const [row] = await rowsOf<{ question: unknown }>(
    on,
    'SELECT question FROM backoffice_segment WHERE id = $1 AND dropped_at IS NULL',
    [id],
  )
  return row === undefined ? null : segmentQuestion.parse(row.question)
}

/** False when there is one under the id, or there are as many as there may be. */
export async function insertSegment(
  tx: Transaction,
  { id, name, question, madeBy }: Omit<Segment, 'madeAt'>,
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO backoffice_segment (id, name, question, made_by, made_at)
     SELECT $1, $2, $3, $4, to_timestamp($5::double precision / 1000)
     WHERE (SELECT count(*) FROM backoffice_segment WHERE dropped_at IS NULL) < $6 ON CONFLICT (id) DO NOTHING`,
    [id, name, JSON.stringify(question), madeBy, nowMs, most],
  )
  return rowCount === 1
}

export async function dropSegment(tx: Transaction, id: string, nowMs: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE backoffice_segment SET dropped_at = to_timestamp($2::double precision / 1000) WHERE id = $1 AND dropped_at IS NULL`,
    [id, nowMs],
  )
  return rowCount === 1
}
