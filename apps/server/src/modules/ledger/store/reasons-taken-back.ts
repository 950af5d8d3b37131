import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { keyOf } from '../chain.ts'
import { type LegRef, type Reason, reasonNamed } from '../transfer.ts'

interface BackRow {
  readonly id: string
  readonly leg: number
  readonly about_id: string
  readonly about_leg: number
  readonly debit_account: bigint
  readonly credit_account: bigint
  readonly reason: number | null
}

interface ReasonRow {
  readonly id: string
  readonly leg: number
  readonly reason: number
}

/**
 * Why that was moved which these reversals take back, by their id and leg. What went to the archive since is left out. A leg of a journal is looked up by
 * the accounts between which it is reversed, as journals are.
 */
export async function reasonsTakenBack(
  on: Queryable,
  reversals: readonly LegRef[],
): Promise<(reversal: LegRef) => Reason | null> {
  if (reversals.length === 0) return () => null
  const rows = await rowsOf<BackRow>(on, storedStatement, [
    reversals.map(({ id }) => id),
    reversals.map(({ leg }) => leg),
  ])
  const found = new Map<string, Reason>()
  for (const row of rows) if (row.reason !== null) found.set(keyOf(row), reasonNamed(row.reason))
  const sought = rows.filter(({ reason }) => reason === null)
  if (sought.length > 0) {
    const derived = await rowsOf<ReasonRow>(on, derivedStatement, [
      sought.map(({ id }) => id),
      sought.map(({ leg }) => leg),
      sought.map((row) => row.about_id),
      sought.map((row) => row.about_leg),
      sought.map((row) => row.credit_account),
      sought.map((row) => row.debit_account),
    ])
    for (const row of derived) found.set(keyOf(row), reasonNamed(row.reason))
  }
  return (reversal) => found.get(keyOf(reversal)) ?? null
}

const storedStatement = `
  SELECT back.id, back.leg, back.about_id, back.about_leg, back.debit_account, back.credit_account, was.reason
  FROM unnest($1::uuid[], $2::smallint[]) AS asked (id, leg)
  JOIN ledger_transfer AS back ON back.id = asked.id AND back.leg = asked.leg AND back.about_id IS NOT NULL
  LEFT JOIN ledger_transfer AS was ON was.id = back.about_id AND was.leg = back.about_leg`

const derivedStatement = `
  SELECT asked.id, asked.leg, was.reason
  FROM unnest($1::uuid[], $2::smallint[], $3::uuid[], $4::smallint[], $5::bigint[], $6::bigint[])
    AS asked (id, leg, about_id, about_leg, debit, credit)
  JOIN ledger_movement AS was ON was.id = asked.about_id AND was.leg = asked.about_leg
    AND was.debit_account = asked.debit AND was.credit_account = asked.credit`
