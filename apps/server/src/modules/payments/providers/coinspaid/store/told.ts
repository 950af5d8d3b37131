import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

const keep = `
  INSERT INTO payments_coinspaid_told (number, told_at) VALUES ($1, $2)
  ON CONFLICT (number) DO UPDATE SET told_at = excluded.told_at`

/** Keeps that the processor told of a payment. @param now epoch milliseconds. */
export async function keepTold(on: Queryable, number: string, now: number): Promise<void> {
  await on.query(keep, [number, isoTime(now)])
}

const between = `
  SELECT number, (extract(epoch FROM told_at) * 1000)::bigint AS at FROM payments_coinspaid_told
  WHERE told_at >= $1 AND told_at < $2 ORDER BY told_at`

/** Payments of which it was told last in a time (epoch milliseconds, the end not included). */
export const toldBetween = (
  on: Queryable,
  from: number,
  to: number,
): Promise<{ number: string; at: bigint }[]> => rowsOf(on, between, [isoTime(from), isoTime(to)])
