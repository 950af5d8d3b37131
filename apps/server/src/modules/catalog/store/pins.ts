import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface StoredPin {
  readonly list_id: number
  readonly game_id: number
  readonly position: number
}

const question = `
  SELECT list_id, game_id, position FROM catalog_list_pin ORDER BY list_id, position, game_id`

/** Every pinned game, list by list, in the order of their places. */
export const storedPins = (on: Queryable): Promise<StoredPin[]> => rowsOf(on, question)
