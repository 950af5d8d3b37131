import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { oldestRemembered } from '../retries.ts'

/** Which step a request key led to. */
export interface AnsweredStep {
  readonly round_id: string
  readonly sequence: number
  readonly body_hash: bigint
}

/** @param now epoch milliseconds; keys are forgotten after some days (`retries.ts`). */
export async function answeredStep(
  on: Queryable,
  player: PlayerId,
  { request, now }: { readonly request: bigint; readonly now: number },
): Promise<AnsweredStep | null> {
  const [row] = await rowsOf<AnsweredStep>(on, statement, [player, request, oldestRemembered(now)])
  return row ?? null
}

const statement = `
  SELECT round_id, sequence, body_hash FROM play_step
  WHERE player_id = $1 AND request = $2 AND round_id >= $3`
