import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface StoredChange {
  readonly made_at: Date
  readonly made_by: string
  readonly change: Readonly<Record<string, unknown>>
}

const question = `
  SELECT made_at, made_by, change FROM catalog_change ORDER BY change_id DESC LIMIT $1`

/** The newest changes, the last one first. */
export const newestChanges = (on: Queryable, count: number): Promise<StoredChange[]> =>
  rowsOf(on, question, [count])
