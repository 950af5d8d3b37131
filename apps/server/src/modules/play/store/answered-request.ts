import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What a call other than a bet was answered with. */
export interface AnsweredRequest {
  readonly body_hash: bigint
  readonly facts: bigint
  readonly balance_after: bigint
  readonly at: Date
}

export async function answeredRequest(
  on: Queryable,
  player: PlayerId,
  request: bigint,
): Promise<AnsweredRequest | null> {
  const [row] = await rowsOf<AnsweredRequest>(on, statement, [player, request])
  return row ?? null
}

const statement = `
  SELECT body_hash, facts, balance_after, at FROM play_request
  WHERE player_id = $1 AND request = $2`
