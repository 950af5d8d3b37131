import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What somebody of the staff said to a withdrawal. */
export interface Approval {
  readonly staff: string
  readonly approves: boolean
  readonly note: string | null
  readonly at: Date
}

export const approvalsOf = (on: Queryable, id: string): Promise<Approval[]> =>
  rowsOf<Approval>(on, statement, [id])

const statement = `
  SELECT staff, approves, note, at FROM cashier_approval WHERE transaction_id = $1 ORDER BY at, staff`
