import type { OpenedGame } from '#modules/play'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** When a player opened each game of a provider last. */
export const openedGames = (on: Queryable, player: PlayerId): Promise<OpenedGame[]> =>
  rowsOf<OpenedGame>(on, statement, [player])

// A session goes on until a newer one of the same game takes its place, so that one of each has not ended.
const statement = `
  SELECT game_id, created_at AS opened_at FROM providers_session WHERE player_id = $1 AND ended_at IS NULL`
