import type { OwnRows } from '#platform/personal-data/own-rows'
import { rowsOf } from '#platform/rows'

/** Small games that a player played, for their own copy; seeds of those to come stay sealed. */
export const ownPlays: OwnRows = {
  of: 'smallGames',
  read: (on, player, { offset, limit }) =>
    rowsOf(
      on,
      `SELECT promo, period, played_at, encode(seed_hash, 'hex') AS seed_hash, encode(seed, 'hex') AS seed, client_seed, box, outcome,
         prize::float8 AS prize, currency
       FROM promos_play WHERE player_id = $1 ORDER BY promo, period OFFSET $2 LIMIT $3`,
      [player, offset, limit],
    ),
}
