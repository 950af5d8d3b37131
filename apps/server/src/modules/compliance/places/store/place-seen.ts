import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

interface PlaceSeen {
  /** ISO 3166. */
  readonly place: string
}

const question = 'SELECT place FROM compliance_place WHERE player_id = $1'

/** From where did the player sign in last, as far as it could be told? */
export async function placeSeen(on: Queryable, player: PlayerId): Promise<PlaceSeen | null> {
  const [row] = await rowsOf<PlaceSeen>(on, question, [player])
  return row ?? null
}

const ofMany = `
  SELECT player_id::float8 AS player, place FROM compliance_place WHERE player_id = ANY($1::bigint[])`

/** The same of many; of whom it could not be told is missing. */
export async function placesSeen(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, string>> {
  const rows = await rowsOf<{ player: PlayerId; place: string }>(on, ofMany, [[...players]])
  return new Map(rows.map(({ player, place }) => [player, place]))
}
