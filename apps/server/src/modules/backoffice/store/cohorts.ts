import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

export type CohortUnit = 'week' | 'month'

/** What a portion of the players who signed up together did in a week or month. Sums are whole minor units in digits. */
export interface CohortRow {
  readonly unit: CohortUnit
  readonly money: string
  readonly cohort: string
  readonly period: string
  readonly players: number
  readonly active: number
  readonly depositors: number
  readonly firstDeposits: number
  readonly deposits: string
  readonly staked: string
  readonly paid: string
}

const insert = `
  INSERT INTO backoffice_cohort
    (part, unit, money, cohort, period, players, active, depositors, first_deposits, deposits, staked, paid)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::date[], $5::date[], $6::int[], $7::int[], $8::int[], $9::int[],
    $10::bigint[], $11::bigint[], $12::bigint[])`
const read = `
  INSERT INTO backoffice_cohort_part (part, read_at) VALUES ($1, to_timestamp($2::double precision / 1000))
  ON CONFLICT (part) DO UPDATE SET read_at = excluded.read_at`

/** Writes a portion down in the place of what was read of it before. @param nowMs epoch milliseconds. */
export async function savePart(
  tx: Transaction,
  part: number,
  rows: readonly CohortRow[],
  nowMs: number,
): Promise<void> {
  // First, so that two that read the same portion follow each other.
  await tx.query(read, [part, nowMs])
  await tx.query('DELETE FROM backoffice_cohort WHERE part = $1', [part])
  await tx.query(insert, [
    part,
    rows.map(({ unit }) => unit),
    rows.map(({ money }) => money),
    rows.map(({ cohort }) => cohort),
    rows.map(({ period }) => period),
    rows.map(({ players }) => players),
    rows.map(({ active }) => active),
    rows.map(({ depositors }) => depositors),
    rows.map(({ firstDeposits }) => firstDeposits),
    rows.map(({ deposits }) => deposits),
    rows.map(({ staked }) => staked),
    rows.map(({ paid }) => paid),
  ])
}

const next = `
  SELECT wanted.part FROM generate_series(0, $1::int) AS wanted (part)
  LEFT JOIN backoffice_cohort_part AS known USING (part)
  ORDER BY known.read_at NULLS FIRST, wanted.part LIMIT 1`

/** The portion that was not read yet, or longest ago. @param last number of the last there is. */
export async function partToRead(on: Queryable, last: number): Promise<number> {
  const [row] = await rowsOf<{ part: number }>(on, next, [last])
  return row?.part ?? 0
}

/** When the portion was read that was read longest ago; null: none was. */
export async function cohortsReadAt(on: Queryable): Promise<Date | null> {
  const [row] = await rowsOf<{ at: Date | null }>(
    on,
    'SELECT min(read_at) AS at FROM backoffice_cohort_part',
  )
  return row?.at ?? null
}

/** All portions of a group together, in one week or month. Sums of money are told as numbers of minor units. */
export interface CohortSum {
  readonly cohort: string
  readonly period: string
  readonly players: number
  readonly active: number
  readonly depositors: number
  readonly firstDeposits: number
  readonly deposits: number
  readonly staked: number
  readonly paid: number
}

const sums = `
  SELECT cohort::text, period::text, sum(players)::int AS players, sum(active)::int AS active,
    sum(depositors)::int AS depositors, sum(first_deposits)::int AS "firstDeposits", sum(deposits)::float8 AS deposits,
    sum(staked)::float8 AS staked, sum(paid)::float8 AS paid
  FROM backoffice_cohort WHERE unit = $1 AND money = $2 AND cohort >= $3::date AND period >= cohort
  GROUP BY cohort, period ORDER BY cohort DESC, period`

/** Groups whose first day is not before `from`, the newest first, each period by itself. */
export const sumsOfCohorts = (
  on: Queryable,
  asked: { readonly unit: CohortUnit; readonly money: string; readonly from: string },
): Promise<CohortSum[]> => rowsOf<CohortSum>(on, sums, [asked.unit, asked.money, asked.from])
