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
