import { reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { givenAmount } from './offer-figures.ts'

/** What a promotion came to in a time. Minor units. */
export interface CostRow {
  /** The offer, or `type:` with what was given without one. */
  readonly key: string
  readonly name: string
  readonly claims: number
  /** Put into pockets in this time. */
  readonly given: number
  /** Became cash, or went back to the house, in this time. */
  readonly paidOut: number
  readonly takenBack: number
}

const columns = `
  WITH kept AS (
    SELECT coalesce(offer, 'type:' || type) AS key, name, claimed_at, begun_at, ended_at, is_void, paid_out, taken_back, ${givenAmount} AS given
    FROM bonuses_grant
    WHERE (claimed_at >= $1::timestamptz AND claimed_at < $2::timestamptz) OR (begun_at >= $1::timestamptz AND begun_at < $2::timestamptz)
      OR (ended_at >= $1::timestamptz AND ended_at < $2::timestamptz)
  )
`
const sums = `
    (count(*) FILTER (WHERE NOT is_void AND claimed_at >= $1::timestamptz AND claimed_at < $2::timestamptz))::int AS claims,
    coalesce(sum(given) FILTER (WHERE begun_at >= $1::timestamptz AND begun_at < $2::timestamptz), 0)::float8 AS given,
    coalesce(sum(paid_out) FILTER (WHERE ended_at >= $1::timestamptz AND ended_at < $2::timestamptz), 0)::float8 AS "paidOut",
    coalesce(sum(taken_back) FILTER (WHERE ended_at >= $1::timestamptz AND ended_at < $2::timestamptz), 0)::float8 AS "takenBack"
  FROM kept`
const question = `${columns} SELECT key, coalesce(max(name), key) AS name, ${sums} GROUP BY key ORDER BY 5 DESC, 4 DESC, key LIMIT $3`
const questionOfAll = `${columns} SELECT ${sums}`

/** @param period epoch milliseconds; `to` is not part of it. */
export const costRows = (
  on: Queryable,
  period: { readonly from: number; readonly to: number },
  limit: number,
): Promise<CostRow[]> =>
  rowsOf<CostRow>(on, question, [isoTime(period.from), isoTime(period.to), limit])

/** All rows together, however many there are. */
export async function costTotal(
  on: Queryable,
  period: { readonly from: number; readonly to: number },
): Promise<Omit<CostRow, 'key' | 'name'>> {
  const values = [isoTime(period.from), isoTime(period.to)]
  const [row] = await rowsOf<Omit<CostRow, 'key' | 'name'>>(on, questionOfAll, values)
  return row ?? { claims: 0, given: 0, paidOut: 0, takenBack: 0 }
}

/** The same by the ledger alone. */
export interface LedgerCosts {
  readonly given: number
  readonly paidOut: number
  readonly takenBack: number
}

const sumOf = (reason: number): string =>
  `coalesce(sum(amount) FILTER (WHERE reason = ${reason}), 0)::float8`
const ledger = `
  SELECT ${sumOf(reasons.bonusGiven)} AS given, ${sumOf(reasons.bonusConverted)} AS "paidOut", ${sumOf(reasons.bonusTakenBack)} AS "takenBack"
  FROM ledger_transfer
  WHERE created_at >= $1::timestamptz AND created_at < $2::timestamptz
    AND reason IN (${reasons.bonusGiven}, ${reasons.bonusConverted}, ${reasons.bonusTakenBack})`

export async function ledgerCosts(
  on: Queryable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<LedgerCosts> {
  const [row] = await rowsOf<LedgerCosts>(on, ledger, [isoTime(from), isoTime(to)])
  return row ?? { given: 0, paidOut: 0, takenBack: 0 }
}
