import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { newestFirst } from '../newest-first.ts'

/** How a player's newest round stands. */
export interface LatestStep {
  readonly round_id: string
  readonly stream: number
  readonly nonce: number
  readonly finished: boolean
  /** Hash; null for a step of before there were receipts. */
  readonly receipt: Buffer | null
}

/** The newest step of a player, who most likely played not long before `now`; null before the first bet. */
export async function latestStep(
  on: Queryable,
  player: PlayerId,
  now: number,
): Promise<LatestStep | null> {
  for (const oldest of newestFirst(now)) {
    const [row] = await rowsOf<LatestStep>(on, statement, [player, oldest])
    if (row) return row
  }
  return null
}

const statement = `
  SELECT round_id, stream, nonce, finished, receipt FROM play_step
  WHERE player_id = $1 AND round_id >= $2 ORDER BY round_id DESC, sequence DESC LIMIT 1`
