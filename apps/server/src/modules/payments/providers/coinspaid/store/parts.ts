import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Keeps that a payment came to an address: the processor cannot tell what came to one. */
export async function keepPart(on: Queryable, address: string, part: string): Promise<void> {
  await on.query(
    `INSERT INTO payments_coinspaid_part (address, part) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [address, part],
  )
}

/** The newest payments that came to an address, as far as we ever heard of them. */
export async function partsAt(on: Queryable, address: string): Promise<string[]> {
  const rows = await rowsOf<{ part: string }>(
    on,
    `SELECT part FROM payments_coinspaid_part WHERE address = $1 ORDER BY part::bigint DESC LIMIT 20`,
    [address],
  )
  return rows.map(({ part }) => part)
}
