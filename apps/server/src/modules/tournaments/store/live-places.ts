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

/** The places of these players: all are ranked once, however many are asked for. */
export const livePlaces = (
  on: Queryable,
  tournaments: readonly number[],
  players: readonly PlayerId[],
): Promise<LivePlace[]> =>
  rowsOf<LivePlace>(
    on,
    `SELECT * FROM (
       SELECT tournament_id AS tournament, player_id::float8 AS player, score::float8 AS score, rounds,
         row_number() OVER (PARTITION BY tournament_id ORDER BY ${order})::int AS place
       FROM tournaments_player WHERE tournament_id = ANY($1::integer[])
     ) AS ranked WHERE player = ANY($2::float8[])`,
    [[...tournaments], [...players]],
  )
