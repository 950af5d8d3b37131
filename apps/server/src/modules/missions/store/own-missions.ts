import type { OwnRows } from '#platform/personal-data/own-rows'
import { rowsOf } from '#platform/rows'

/** Missions that a player was given, for their own copy. */
export const ownMissions: OwnRows = {
  of: 'missions',
  read: (on, player, { offset, limit }) =>
    rowsOf(
      on,
      `SELECT day::text AS day, mission, asset, reward::float8 AS reward, given_at
       FROM missions_given WHERE player_id = $1 ORDER BY day, mission OFFSET $2 LIMIT $3`,
      [player, offset, limit],
    ),
}
