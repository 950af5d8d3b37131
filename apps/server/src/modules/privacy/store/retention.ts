import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

interface OfDay {
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  readonly holding: string
}

/** Holdings that were gone through to their end on a day. */
export async function finishedOn(on: Queryable, day: string): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ holding: string }>(
    on,
    'SELECT holding FROM privacy_retention WHERE day = $1 AND finished_at IS NOT NULL',
    [day],
  )
  return new Set(rows.map(({ holding }) => holding))
}

/** Adds rows that went to those of the day, in the transaction in which they go. @param gone.finishedAt epoch milliseconds; null: more may follow. */
export async function addGone(
  tx: Transaction,
  { day, holding }: OfDay,
  gone: {
    readonly kind: string
    readonly before: number
    readonly rows: number
    readonly finishedAt: number | null
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO privacy_retention (day, holding, kind, before, rows, finished_at)
     VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000), $5, to_timestamp($6::double precision / 1000))
     ON CONFLICT (day, holding) DO UPDATE
       SET rows = privacy_retention.rows + excluded.rows, finished_at = excluded.finished_at`,
    [day, holding, gone.kind, gone.before, gone.rows, gone.finishedAt],
  )
}

/** What went in all, by holding, and when each was last gone through. Times are seconds. */
export const goneInAll = (
  on: Queryable,
): Promise<
  {
    readonly holding: string
    readonly kind: string
    readonly rows: number
    readonly last: number | null
  }[]
> =>
  rowsOf(
    on,
    `SELECT holding, kind, sum(rows)::float8 AS rows, extract(epoch FROM max(finished_at))::float8 AS last
     FROM privacy_retention GROUP BY holding, kind ORDER BY holding`,
  )
