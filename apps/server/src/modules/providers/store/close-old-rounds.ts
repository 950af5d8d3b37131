import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/**
 * Closes rounds that were begun before a time and of which nothing came any more.
 * @param times epoch milliseconds.
 * @returns how many.
 */
export async function closeOldRounds(
  on: Queryable,
  times: { readonly before: number; readonly now: number },
): Promise<number> {
  const rows = await rowsOf(on, statement, [isoTime(times.before), isoTime(times.now)])
  return rows.length
}

const statement = `
  UPDATE providers_round SET closed_at = $2
  WHERE closed_at IS NULL AND opened_at < $1 RETURNING id`
