import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Ids of the games that are switched off. */
export async function switchedOff(on: Queryable): Promise<Set<number>> {
  const rows = await rowsOf<{ game_id: number }>(on, statement)
  return new Set(rows.map((row) => row.game_id))
}

const statement = 'SELECT game_id FROM catalog_switch WHERE NOT enabled'
