import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Decimals of whole coins by their currency. */
export type Holding = Readonly<Record<string, string>>

const moved = `
  SELECT one ->> 0 AS currency, sum((one ->> 1)::numeric)::text AS sum
  FROM payments_coinspaid_told, jsonb_array_elements(moved) AS one GROUP BY 1 ORDER BY 1`

/** What all payments that were told of moved in the account. */
export async function movedInAll(on: Queryable): Promise<Holding> {
  const rows = await rowsOf<{ currency: string; sum: string }>(on, moved)
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]))
}

const insert = `
  INSERT INTO payments_coinspaid_account (day, currency, held, moved)
  SELECT $1::date, currency, coalesce($3::jsonb ->> currency, '0')::numeric, coalesce($4::jsonb ->> currency, '0')::numeric
  FROM unnest($2::text[]) AS currency ON CONFLICT DO NOTHING`

/** Writes down what the account held, and what of it is explained. @param day `2026-11-22`, in UTC. */
export async function insertReading(
  on: Queryable,
  day: string,
  currencies: readonly string[],
  read: { readonly held: Holding; readonly moved: Holding },
): Promise<void> {
  await on.query(insert, [day, currencies, JSON.stringify(read.held), JSON.stringify(read.moved)])
}

const isThere = `SELECT EXISTS (SELECT FROM payments_coinspaid_account WHERE day = $1::date) AS "isRead"`

export async function isRead(on: Queryable, day: string): Promise<boolean> {
  const [row] = await rowsOf<{ isRead: boolean }>(on, isThere, [day])
  return row?.isRead ?? false
}

const unexplained = `
  SELECT currency, grown::text FROM (
    SELECT day, currency, held - moved - lag(held - moved) OVER (PARTITION BY currency ORDER BY day) AS grown
    FROM payments_coinspaid_account
  ) AS read WHERE day = $1::date AND grown <> 0 ORDER BY currency`

/** By how much more (with a sign) the account grew since the reading before than payments explain; nothing for the first reading. */
export const unexplainedOn = (
  on: Queryable,
  day: string,
): Promise<{ currency: string; grown: string }[]> => rowsOf(on, unexplained, [day])
