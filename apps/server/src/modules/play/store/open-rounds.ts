import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Numbers of all rules that rounds are stored of. */
export async function definitionNumbers(on: Queryable): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(on, 'SELECT id FROM play_definition ORDER BY id')
  return rows.map(({ id }) => id)
}

/** Players who have a round of these rules open. Reads every round: asked only when rules have no game any more. */
export async function playersAtOpenRounds(
  on: Queryable,
  definitions: readonly number[],
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: bigint }>(on, statement, [definitions])
  return rows.map(({ player_id }) => playerId(Number(player_id)))
}

const statement = `
  SELECT DISTINCT step.player_id FROM play_step AS step
  WHERE step.definition_id = ANY($1::int[]) AND NOT step.finished AND NOT EXISTS (
    SELECT FROM play_step AS last
    WHERE last.player_id = step.player_id AND last.round_id = step.round_id AND last.finished
  )`
