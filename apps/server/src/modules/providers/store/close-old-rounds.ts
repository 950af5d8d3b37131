import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/**
 * Closes rounds that were begun before a time and of which nothing came any more.
 * @param times epoch milliseconds.
 * @returns whose they were that had been begun beside a pot.
 */
export async function closeOldRounds(
  on: Queryable,
  times: { readonly before: number; readonly now: number },
): Promise<readonly PlayerId[]> {
  const rows = await rowsOf<{ player: PlayerId; has_pot: boolean }>(on, statement, [
    isoTime(times.before),
    isoTime(times.now),
  ])
  return [...new Set(rows.flatMap(({ player, has_pot }) => (has_pot ? [player] : [])))]
}

const statement = `
  UPDATE providers_round SET closed_at = $2
  WHERE closed_at IS NULL AND opened_at < $1 RETURNING player_id::float8 AS player, pot IS NOT NULL AS has_pot`
