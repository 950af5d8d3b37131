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

const question = `
  SELECT number, at, staff, deed, subject, facts FROM backoffice_deed
  WHERE $1::text IS NULL OR subject = $1 ORDER BY number DESC LIMIT 200`

/** The newest deeds, of all or to one subject. */
export const newestDeeds = (on: Queryable, subject: string | null): Promise<ShownDeed[]> =>
  rowsOf<ShownDeed>(on, question, [subject])
