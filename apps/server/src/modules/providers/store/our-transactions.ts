import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { OurTransaction } from '../reconcile/compare.ts'

/** What was taken of a connection from `from` on, before `to` (epoch milliseconds), and what goes by these refs whenever it was. */
export const ourTransactions = (
  on: Queryable,
  which: {
    readonly connection: string
    readonly kinds: readonly string[]
    readonly refs: readonly string[]
    readonly from: number
    readonly to: number
  },
): Promise<OurTransaction[]> =>
  rowsOf<OurTransaction>(on, statement, [
    which.connection,
    [...which.kinds],
    [...which.refs],
    isoTime(which.from),
    isoTime(which.to),
  ])

// A tombstone is a bet that was taken back before it came, whatever kind it would have been.
const statement = `
  SELECT ref, taken, given, created_at >= $4 AND created_at < $5 AS is_of_time,
    kind = 'tombstone' OR rolled_back_by IS NOT NULL AS taken_back
  FROM providers_transaction
  WHERE connection = $1 AND (kind = ANY ($2) OR kind = 'tombstone')
    AND (ref = ANY ($3) OR (created_at >= $4 AND created_at < $5))`
