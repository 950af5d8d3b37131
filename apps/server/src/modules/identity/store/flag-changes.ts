import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** When a player was asked to put something right, or no longer was. */
export interface FlagChange {
  readonly flag: string
  readonly raised: boolean
  readonly by: string
  readonly reason: string
  readonly at: Date
}

const question = `
  SELECT flag, raised, changed_by AS by, reason, changed_at AS at FROM identity_flag_change
  WHERE player_id = $1 ORDER BY change_id DESC LIMIT $2`

/** The newest of them, the newest first. */
export const newestFlagChanges = (
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<FlagChange[]> => rowsOf<FlagChange>(on, question, [player, limit])
