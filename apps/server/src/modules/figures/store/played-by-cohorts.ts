import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A player as a member of a group that signed up together. */
export interface Member {
  readonly player: number
  /** First day of the week or month of their sign-up: `2026-11-23`. */
  readonly cohort: string
  /** What they play for. */
  readonly money: 'real' | 'test' | 'play'
}

/** What such a group played in a week or month. Sums are whole minor units in digits. */
export interface PlayedByCohort extends Pick<Member, 'cohort' | 'money'> {
  /** First day of the week (Monday) or month. */
  readonly period: string
  /** Players who played at all. */
  readonly active: number
  readonly staked: string
  readonly paid: string
}

const question = `
  SELECT to_char(member.cohort, 'YYYY-MM-DD') AS cohort, member.money,
    to_char(date_trunc($4, played.day::timestamp), 'YYYY-MM-DD') AS period,
    count(DISTINCT member.player_id)::int AS active, sum(played.staked)::text AS staked, sum(played.paid)::text AS paid
  FROM unnest($1::bigint[], $2::date[], $3::text[]) AS member (player_id, cohort, money)
  JOIN figures_game AS played ON played.player_id = member.player_id
    AND played.currency = CASE member.money WHEN 'play' THEN 'CREDIT' ELSE 'USD' END
  GROUP BY member.cohort, member.money, 3 ORDER BY 1, 2, 3`

/** What these players played week by week or month by month. Reads as many rows as there were days and games in it. */
export const playedByCohorts = (
  on: Queryable,
  members: readonly Member[],
  unit: 'week' | 'month',
): Promise<PlayedByCohort[]> =>
  rowsOf<PlayedByCohort>(on, question, [
    members.map(({ player }) => player),
    members.map(({ cohort }) => cohort),
    members.map(({ money }) => money),
    unit,
  ])
