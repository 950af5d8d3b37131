import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { endedGrants, openGrants } from './grants.ts'
import type { StoredGrant } from './stored-grant.ts'

/** A player's grants as staff look at them: those that are not over, then those that are, the newest first. */
export const newestGrants = async (
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<readonly StoredGrant[]> => [
  ...(await openGrants(on, player)),
  ...(await endedGrants(on, player, limit)),
]
