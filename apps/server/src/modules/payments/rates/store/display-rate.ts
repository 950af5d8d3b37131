import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** Dollars that a bitcoin is shown to cost, and the hour from which on (epoch milliseconds). */
export interface DisplayRate {
  readonly rate: string
  readonly hour: number
}

/** The newest; null when there is none that is younger than `notBefore`. */
export async function newestDisplayRate(
  on: Queryable,
  notBefore: number,
): Promise<DisplayRate | null> {
  const [row] = await rowsOf<{ rate: string; hour: Date }>(
    on,
    `SELECT trim_scale(rate)::text AS rate, hour FROM payments_display_rate
     WHERE hour >= $1 ORDER BY hour DESC LIMIT 1`,
    [isoTime(notBefore)],
  )
  return row ? { rate: row.rate, hour: row.hour.getTime() } : null
}

/** Of two nodes at once, the first decides. */
export async function insertDisplayRate(
  on: Queryable,
  { hour, rate, quoteId }: DisplayRate & { readonly quoteId: bigint },
): Promise<void> {
  await on.query(
    `INSERT INTO payments_display_rate (hour, rate, quote_id) VALUES ($1, $2, $3)
     ON CONFLICT (hour) DO NOTHING`,
    [isoTime(hour), rate, quoteId],
  )
}
