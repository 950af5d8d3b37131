import type { PlayerTag } from '@fairhouse/contract/backoffice/segments'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** All tags by name, with how many players have each. */
export const allTags = (on: Queryable): Promise<PlayerTag[]> =>
  rowsOf(
    on,
    `SELECT tag, meaning, made_by AS "madeBy",
       (SELECT count(*)::int FROM backoffice_player_tag AS given WHERE given.tag = backoffice_tag.tag) AS players
     FROM backoffice_tag ORDER BY tag`,
  )

/** False when there is one of the name, or there are as many as there may be. */
export async function insertTag(
  tx: Transaction,
  made: { readonly tag: string; readonly meaning: string; readonly by: string },
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO backoffice_tag (tag, meaning, made_by, made_at)
     SELECT $1, $2, $3, to_timestamp($4::double precision / 1000)
     WHERE (SELECT count(*) FROM backoffice_tag) < $5 ON CONFLICT (tag) DO NOTHING`,
    [made.tag, made.meaning, made.by, nowMs, most],
  )
  return rowCount === 1
}

export async function hasTag(on: Queryable, tag: string): Promise<boolean> {
  return (await on.query('SELECT FROM backoffice_tag WHERE tag = $1', [tag])).rowCount === 1
}

/** Gives a tag, or takes it; false when it was so. */
export async function changePlayerTag(
  tx: Transaction,
  change: {
    readonly player: PlayerId
    readonly tag: string
    readonly on: boolean
    readonly by: string
    readonly nowMs: number
  },
): Promise<boolean> {
  const { player, tag, on, by, nowMs } = change
  const { rowCount } = on
    ? await tx.query(
        `INSERT INTO backoffice_player_tag (player_id, tag, given_by, given_at)
         VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000)) ON CONFLICT DO NOTHING`,
        [player, tag, by, nowMs],
      )
    : await tx.query('DELETE FROM backoffice_player_tag WHERE player_id = $1 AND tag = $2', [
        player,
        tag,
      ])
  return rowCount === 1
}

/** Tags of these players, by player. */
export async function tagsOf(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, readonly string[]>> {
  const rows = await rowsOf<{ player: PlayerId; tags: string[] }>(
    on,
    `SELECT player_id::float8 AS player, array_agg(tag ORDER BY tag) AS tags
     FROM backoffice_player_tag WHERE player_id = ANY($1::bigint[]) GROUP BY player_id`,
    [[...players]],
  )
  return new Map(rows.map(({ player, tags }) => [player, tags]))
}
