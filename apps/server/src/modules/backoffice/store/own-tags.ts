import type { OwnRows } from '#platform/personal-data/own-rows'
import { rowsOf } from '#platform/rows'

/** Tags that staff gave a player, for their own copy. */
export const ownTags: OwnRows = {
  of: 'tags',
  read: (on, player, { offset, limit }) =>
    rowsOf(
      on,
      `SELECT tag, meaning, given_at FROM backoffice_player_tag JOIN backoffice_tag USING (tag)
       WHERE player_id = $1 ORDER BY given_at, tag OFFSET $2 LIMIT $3`,
      [player, offset, limit],
    ),
}
