import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Where open stakes of a round are cashed out by themselves, hundredths, the least first, each multiple once. */
export async function autosOfRound(on: Queryable, round: string): Promise<number[]> {
  const rows = await rowsOf<{ auto: number }>(on, statement, [round])
  return rows.map(({ auto }) => auto)
}

const statement = `
  SELECT DISTINCT auto FROM rooms_ticket WHERE round_id = $1 AND state = 'open' AND auto IS NOT NULL ORDER BY auto`
