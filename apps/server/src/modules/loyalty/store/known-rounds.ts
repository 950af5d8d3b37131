import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT kept.round_id FROM unnest($1::bigint[], $2::uuid[]) AS told (player_id, round_id)
  JOIN loyalty_round AS kept USING (player_id, round_id)`

/** Those of these rounds that were counted before, by their ids. */
export async function knownRounds(
  on: Queryable,
  rounds: readonly { readonly playerId: number; readonly roundId: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ round_id: string }>(on, question, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ roundId }) => roundId),
  ])
  return new Set(rows.map(({ round_id }) => round_id))
}
