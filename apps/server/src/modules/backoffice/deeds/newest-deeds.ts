import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A deed as it is shown. */
export interface ShownDeed {
  readonly number: bigint
  readonly at: Date
  readonly staff: string
  readonly deed: string
  readonly subject: string
  readonly facts: string
}

/** What of the deeds is looked at; null: all. */
export interface DeedsWanted {
  readonly staff: string | null
  readonly subject: string | null
  /** Number of the deed before which the page begins; null: the newest. */
  readonly before: bigint | null
  readonly limit: number
}

const columns = 'SELECT number, at, staff, deed, subject, facts FROM backoffice_deed'

/** The newest deeds before a place: of all, of one person, to one subject. Each is asked of an index of its own. */
export function newestDeeds(
  on: Queryable,
  { staff, subject, before, limit }: DeedsWanted,
): Promise<ShownDeed[]> {
  const conditions = [
    '($1::bigint IS NULL OR number < $1)',
    staff === null ? '$2::text IS NULL' : 'staff = $2',
    subject === null ? '$3::text IS NULL' : 'subject = $3',
  ]
  return rowsOf<ShownDeed>(
    on,
    `${columns} WHERE ${conditions.join(' AND ')} ORDER BY number DESC LIMIT $4`,
    [before, staff, subject, limit],
  )
}
