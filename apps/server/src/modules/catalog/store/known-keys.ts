import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = 'SELECT game_id, key FROM catalog_provider_game'

/** Every provider's game there ever was. */
export const knownKeys = (on: Queryable): Promise<{ game_id: number; key: string }[]> =>
  rowsOf(on, question)
