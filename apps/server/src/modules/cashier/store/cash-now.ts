import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** How money of players comes and goes, at a moment. */
export interface CashNow {
  /** Deposits that were begun since then and are done, with their sum in cents. */
  readonly deposits: number
  readonly deposited: number
  /** Some of them are a sandbox's. */
  readonly isTest: boolean
  /** Withdrawals that wait, for people or for rules. */
  readonly withdrawalsWaiting: number
}

const question = `
  SELECT came.*, (
      SELECT count(*)::int FROM cashier_transaction WHERE type = 'withdrawal' AND state = 'pending'
    ) AS "withdrawalsWaiting"
  FROM (
    SELECT count(*)::int AS deposits, coalesce(sum(amount), 0)::float8 AS deposited, coalesce(bool_or(sandbox), false) AS "isTest"
    FROM cashier_transaction
    WHERE type = 'deposit' AND state = 'confirmed' AND created_at >= to_timestamp($1::double precision / 1000)
  ) AS came`

/** @param since epoch milliseconds. */
export async function cashNow(on: Queryable, since: number): Promise<CashNow> {
  const [row] = await rowsOf<CashNow>(on, question, [since])
  if (row === undefined) throw new Error('a sum has no row')
  return row
}
