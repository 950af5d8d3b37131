import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Which step a request key led to. */
export interface AnsweredStep {
  readonly round_id: string
  readonly sequence: number
  readonly body_hash: bigint
}

/** @param oldest rounds before this id are not looked through (see `retries.ts`). */
export async function answeredStep(
  on: Queryable,
  player: PlayerId,
  { request, oldest }: { readonly request: bigint; readonly oldest: string },
): Promise<AnsweredStep | null> {
  const [row] = await rowsOf<AnsweredStep>(on, statement, [player, request, oldest])
  return row ?? null
}

const statement = `
  SELECT round_id, sequence, body_hash FROM play_step
  WHERE player_id = $1 AND request = $2 AND round_id >= $3`
