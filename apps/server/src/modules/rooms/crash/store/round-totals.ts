import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** How many stakes a round has, and how many of them were cashed out. */
export async function roundTotals(
  on: Queryable,
  round: string,
): Promise<{ readonly tickets: number; readonly cashed: number }> {
  const [row] = await rowsOf<{ tickets: bigint; cashed: bigint }>(on, statement, [round])
  return { tickets: Number(row?.tickets ?? 0n), cashed: Number(row?.cashed ?? 0n) }
}

const statement = `
  SELECT count(*) AS tickets, count(*) FILTER (WHERE state = 'cashed') AS cashed FROM rooms_ticket WHERE round_id = $1`
