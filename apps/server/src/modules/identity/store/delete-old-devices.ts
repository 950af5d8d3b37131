import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { IdentityNeeds } from '../needs.ts'

const playersAtOnce = 500
const players = `
  SELECT DISTINCT player_id::float8 AS player_id FROM identity_device
  WHERE seen_at <= to_timestamp($1::double precision / 1000) AND player_id > $2
  ORDER BY player_id LIMIT $3`
const statement = `
  DELETE FROM identity_device WHERE ctid IN (
    SELECT ctid FROM identity_device
    WHERE seen_at <= to_timestamp($1::double precision / 1000) AND player_id = ANY($2::bigint[]) LIMIT $3)`

/**
 * Forgets browsers that were not seen since then (epoch milliseconds), but for those of players who must be recognised.
 * @param most how many at most. @returns how many; fewer than `most`: nothing is left.
 */
export async function deleteOldDevices(
  on: Queryable,
  { mustBeRecognised }: Pick<IdentityNeeds, 'mustBeRecognised'>,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<number> {
  let gone = 0
  let page: readonly PlayerId[]
  let after = 0
  do {
    // oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
    const rows = await rowsOf<{ player_id: PlayerId }>(on, players, [before, after, playersAtOnce])
    page = rows.map(({ player_id }) => player_id)
    // oxlint-disable-next-line no-await-in-loop -- of this page
    const kept = await mustBeRecognised(on, page)
    const free = page.filter((player) => !kept.has(player))
    // oxlint-disable-next-line no-await-in-loop -- of this page
    gone += (await on.query(statement, [before, free, most - gone])).rowCount ?? 0
    after = page.at(-1) ?? after
  } while (page.length === playersAtOnce && gone < most)
  return gone
}
