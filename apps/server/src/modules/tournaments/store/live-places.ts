import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { order } from './places.ts'

/** How a player stands in a tournament. */
export interface LivePlace {
  readonly tournament: number
  readonly player: PlayerId
  readonly place: number
  readonly score: number
  readonly rounds: number
}

/** How many take part in each of these tournaments, by its id. */
export async function playersIn(
  on: Queryable,
  tournaments: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await rowsOf<{ id: number; players: number }>(
    on,
    `SELECT tournament_id AS id, count(*)::int AS players FROM tournaments_player
     WHERE tournament_id = ANY($1::integer[]) GROUP BY tournament_id`,
    [[...tournaments]],
  )
  return new Map(rows.map(({ id, players }) => [id, players]))
}

/** The places of these players, however many are asked for: each tournament in which one of them takes part is ranked once, the others not at all. */
export const livePlaces = async (
  on: Queryable,
  tournaments: readonly number[],
  players: readonly PlayerId[],
): Promise<LivePlace[]> =>
  tournaments.length === 0 || players.length === 0
    ? []
    : rowsOf<LivePlace>(on, question, [[...tournaments], [...players]])

const question = `
  SELECT * FROM (
    SELECT tournament_id AS tournament, player_id::float8 AS player, score::float8 AS score, rounds,
      row_number() OVER (PARTITION BY tournament_id ORDER BY ${order})::int AS place
    FROM tournaments_player WHERE tournament_id IN (
      SELECT tournament_id FROM tournaments_player
      WHERE tournament_id = ANY($1::integer[]) AND player_id = ANY($2::bigint[])
    )
  ) AS ranked WHERE player = ANY($2::bigint[]::float8[])`
