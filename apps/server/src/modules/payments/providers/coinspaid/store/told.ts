import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { Moved } from '../moved.ts'

/** Of two answers that cross each other the one that ends it stays. */
const keep = `
  INSERT INTO payments_coinspaid_told AS known (number, told_at, is_open, moved) VALUES ($1, $2, $3, $4::jsonb)
  ON CONFLICT (number) DO UPDATE SET told_at = excluded.told_at, is_open = known.is_open AND excluded.is_open,
    moved = CASE WHEN known.is_open THEN excluded.moved ELSE known.moved END`

/** Keeps that the processor told of a payment, and what that moved. @param now epoch milliseconds. */
export async function keepTold(
  on: Queryable,
  number: string,
  { isOpen, moved }: Moved,
  now: number,
): Promise<void> {
  await on.query(keep, [number, isoTime(now), isOpen, JSON.stringify(moved)])
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

const open = `SELECT number FROM payments_coinspaid_told WHERE is_open ORDER BY number`

/** Payments that may still end otherwise. */
export async function openNumbers(on: Queryable): Promise<string[]> {
  const rows = await rowsOf<{ number: string }>(on, open)
  return rows.map(({ number }) => number)
}
