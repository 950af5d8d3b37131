import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

export async function insertRequest(
  on: Queryable,
  player: PlayerId,
  request: {
    readonly request: bigint
    readonly call: string
    readonly bodyHash: bigint
    readonly facts: bigint
    readonly balanceAfter: bigint
    /** Epoch milliseconds. */
    readonly at: number
  },
): Promise<void> {
  const { request: number, call, bodyHash, facts, balanceAfter, at } = request
  await on.query(statement, [player, number, call, bodyHash, facts, balanceAfter, at])
}

const statement = `
  INSERT INTO play_request (player_id, request, call, body_hash, facts, balance_after, at)
  VALUES ($1, $2, $3, $4, $5, $6, to_timestamp($7::bigint / 1000.0))`
