import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What a group of players who signed up together paid in, in a week or month. */
export interface PaidInByCohort {
  /** First day of the week or month of their sign-up. */
  readonly cohort: string
  readonly money: string
  /** First day of the week (Monday) or month. */
  readonly period: string
  /** Players who paid in at all, and those of them who never had before. */
  readonly depositors: number
  readonly firstDeposits: number
  /** Cents, in digits. */
  readonly deposits: string
}

const question = `
  WITH paid AS (
    SELECT member.cohort, member.money, deposit.player_id, deposit.amount,
      date_trunc($4, deposit.created_at AT TIME ZONE 'UTC') AS period,
      row_number() OVER (PARTITION BY deposit.player_id ORDER BY deposit.created_at, deposit.id) AS nth
    FROM unnest($1::bigint[], $2::date[], $3::text[]) AS member (player_id, cohort, money)
    JOIN cashier_transaction AS deposit ON deposit.player_id = member.player_id
    WHERE deposit.type = 'deposit' AND deposit.state = 'confirmed'
  )
  SELECT to_char(cohort, 'YYYY-MM-DD') AS cohort, money, to_char(period, 'YYYY-MM-DD') AS period,
    count(DISTINCT player_id)::int AS depositors, count(*) FILTER (WHERE nth = 1)::int AS "firstDeposits",
    sum(amount)::text AS deposits
  FROM paid GROUP BY paid.cohort, money, paid.period ORDER BY 1, 2, 3`

/** What these players paid in, week by week or month by month. Each is asked of the index of their payments. */
export const paidInByCohorts = (
  on: Queryable,
  members: readonly {
    readonly player: number
    readonly cohort: string
    readonly money: string
  }[],
  unit: 'week' | 'month',
): Promise<PaidInByCohort[]> =>
  rowsOf<PaidInByCohort>(on, question, [
    members.map(({ player }) => player),
    members.map(({ cohort }) => cohort),
    members.map(({ money }) => money),
    unit,
  ])
