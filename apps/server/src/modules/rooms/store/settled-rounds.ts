import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A stake in a room that was won or lost. Amounts are minor units. */
interface SettledRow {
  readonly roundId: string
  readonly gameId: number
  readonly stake: number
  readonly payout: number
  readonly at: Date
}

const question = `
  SELECT id AS "roundId", game_id AS "gameId", stake::float8 AS stake, payout::float8 AS payout, ended_at AS at
  FROM rooms_ticket
  WHERE player_id = $1 AND state NOT IN ('open', 'void') AND currency = 'USD' AND ($2::uuid IS NULL OR id > $2)
  ORDER BY id LIMIT $3`

/** A player's stakes of dollars in rooms that were won or lost, in the order of play, from behind an id. */
export const settledRoomRounds = (
  on: Queryable,
  player: PlayerId,
  page: { readonly after: string | null; readonly limit: number },
): Promise<SettledRow[]> => rowsOf<SettledRow>(on, question, [player, page.after, page.limit])
