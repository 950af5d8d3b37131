import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { Difference } from '../reconcile/compare.ts'

/** Writes down how a comparison came out. */
export async function insertReconciliation(
  on: Queryable,
  made: {
    readonly connection: string
    /** `2026-11-22`, in UTC. */
    readonly day: string
    /** How many were compared; null when the list was not told. */
    readonly compared: number | null
    readonly differences: readonly Difference[]
    /** Epoch milliseconds. */
    readonly at: number
  },
): Promise<void> {
  await on.query(statement, [
    made.connection,
    made.day,
    made.compared,
    JSON.stringify(made.differences),
    isoTime(made.at),
  ])
}

const statement = `
  INSERT INTO providers_reconciliation (connection, day, compared, differences, made_at) VALUES ($1, $2, $3, $4, $5)`
