import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** How a player's newest round stands. */
export interface LatestStep {
  readonly round_id: string
  readonly stream: number
  readonly nonce: number
  readonly finished: boolean
}

/** The newest step of a player; null before the first bet. */
export async function latestStep(on: Queryable, player: PlayerId): Promise<LatestStep | null> {
  const [row] = await rowsOf<LatestStep>(on, statement, [player])
  return row ?? null
}

const statement = `
  SELECT round_id, stream, nonce, finished FROM play_step
  WHERE player_id = $1 ORDER BY round_id DESC, sequence DESC LIMIT 1`
