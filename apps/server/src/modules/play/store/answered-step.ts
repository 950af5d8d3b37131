import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Which step a request key led to. */
export interface AnsweredStep {
  readonly round_id: string
  readonly sequence: number
  readonly body_hash: bigint
}

export async function answeredStep(
  on: Queryable,
  player: PlayerId,
  request: bigint,
): Promise<AnsweredStep | null> {
  const [row] = await rowsOf<AnsweredStep>(on, statement, [player, request])
  return row ?? null
}

const statement = `
  SELECT round_id, sequence, body_hash FROM play_step WHERE player_id = $1 AND request = $2`
