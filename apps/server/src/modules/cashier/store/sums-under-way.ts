import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Payments that are begun and not done, together. */
export interface UnderWay {
  readonly type: 'deposit' | 'withdrawal'
  readonly state: string
  readonly isTest: boolean
  readonly payments: number
  /** Cents. */
  readonly cents: bigint
}

/** What is on its way in and out: deposits are not the player's yet, withdrawals are held. */
export async function sumsUnderWay(on: Queryable): Promise<UnderWay[]> {
  const rows = await rowsOf<Omit<UnderWay, 'cents'> & { cents: string }>(on, statement)
  return rows.map((row) => ({ ...row, cents: BigInt(row.cents) }))
}

const statement = `
  SELECT type, state, sandbox AS "isTest", count(*)::int AS payments, sum(amount)::text AS cents FROM cashier_transaction
  WHERE type IN ('deposit', 'withdrawal') AND state IN ('pending', 'confirming', 'sent') AND currency = 'USD'
  GROUP BY type, state, sandbox ORDER BY type, state, sandbox`
