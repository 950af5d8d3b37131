import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { OpenedGame } from '../needs.ts'

/** A player's newest connection of a game. */
export interface Connected extends OpenedGame {
  readonly connection: string
}

/** A player's newest connection of each game, the latest first. */
export const connections = (on: Queryable, player: PlayerId): Promise<Connected[]> =>
  rowsOf<Connected>(on, statement, [player])

const statement = `
  SELECT game_id, connection, opened_at FROM play_connection WHERE player_id = $1 ORDER BY opened_at DESC, game_id`
