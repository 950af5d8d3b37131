import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Since when what is counted of a day is all that will come of it. $1: how long after its end something of it may still come. */
const complete = `(day + 1)::timestamp AT TIME ZONE 'UTC' + $1::double precision * interval '1 millisecond'`

const finished = `SELECT day::text FROM backoffice_day WHERE counted_at >= ${complete} ORDER BY day DESC LIMIT $2`

// Days that nobody counted have no row: the house may have been down on them.
const unfinished = `
  SELECT day::text
  FROM (
    SELECT generate_series(least($3::date, (SELECT min(day) FROM backoffice_day))::timestamp, $4::timestamp, '1 day')::date AS day
  ) AS past
  LEFT JOIN backoffice_day USING (day)
  WHERE counted_at IS NULL OR counted_at < ${complete}
  ORDER BY day DESC LIMIT $2`

/** The newest days that were counted when nothing more could come of them. */
export const finishedDays = (
  on: Queryable,
  { againMs, limit }: { readonly againMs: number; readonly limit: number },
): Promise<string[]> => daysOf(on, finished, [againMs, limit])

/**
 * The newest days that were not counted since nothing more can come of them, or not at all.
 * @param asked.from looked at even when no day so old is known; null: from the oldest known one.
 * @param asked.to the newest that is looked at.
 */
export const unfinishedDays = (
  on: Queryable,
  asked: {
    readonly againMs: number
    readonly limit: number
    readonly from: string | null
    readonly to: string
  },
): Promise<string[]> => daysOf(on, unfinished, [asked.againMs, asked.limit, asked.from, asked.to])

async function daysOf(
  on: Queryable,
  statement: string,
  values: readonly unknown[],
): Promise<string[]> {
  const rows = await rowsOf<{ day: string }>(on, statement, values)
  return rows.map(({ day }) => day)
}
