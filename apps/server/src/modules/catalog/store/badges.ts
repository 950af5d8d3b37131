import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = 'SELECT badge, game_id FROM catalog_badge ORDER BY badge'

/** Who wears the badges that the house gives. */
export const storedBadges = (on: Queryable): Promise<{ badge: number; game_id: number }[]> =>
  rowsOf(on, question)
