import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Who stands where. Scores are hundredths. */
export interface Placed {
  readonly player: PlayerId
  readonly score: number
  readonly rounds: number
}

export const order = 'score DESC, scored_at, player_id'

/** The players of a tournament in the order of their places. */
export const placesOf = (
  on: Queryable,
  tournament: number,
  page: { readonly offset: number; readonly limit: number },
): Promise<Placed[]> =>
  rowsOf<Placed>(
    on,
    `SELECT player_id::float8 AS player, score::float8 AS score, rounds FROM tournaments_player
     WHERE tournament_id = $1 ORDER BY ${order} OFFSET $2 LIMIT $3`,
    [tournament, page.offset, page.limit],
  )

/** How many take part in each of these tournaments, and the player's own place. */
export function standingsIn(
  on: Queryable,
  tournaments: readonly number[],
  player: PlayerId | null,
): Promise<
  {
    readonly id: number
    readonly players: number
    readonly place: number | null
    readonly score: number | null
    readonly rounds: number | null
  }[]
> {
  return rowsOf(
    on,
    `SELECT tournament.id, taking.players, mine.score::float8 AS score, mine.rounds, CASE WHEN mine.player_id IS NULL THEN NULL ELSE (
       SELECT count(*) + 1 FROM tournaments_player AS better
       WHERE better.tournament_id = tournament.id AND (better.score > mine.score OR better.score = mine.score
         AND (better.scored_at, better.player_id) < (mine.scored_at, mine.player_id))
     )::int END AS place
     FROM unnest($1::integer[]) AS tournament (id)
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS players FROM tournaments_player AS all_of WHERE all_of.tournament_id = tournament.id
     ) AS taking
     LEFT JOIN tournaments_player AS mine ON mine.tournament_id = tournament.id AND mine.player_id = $2`,
    [[...tournaments], player],
  )
}

/** A player's rounds that count in a tournament, in order. */
export const roundsIn = (
  on: Queryable,
  tournament: number,
  player: PlayerId,
): Promise<
  {
    readonly round_id: string
    readonly game_id: number
    readonly score: number
    readonly at: Date
  }[]
> =>
  rowsOf(
    on,
    `SELECT round_id, game_id, score::float8 AS score, at FROM tournaments_round
     WHERE tournament_id = $1 AND player_id = $2 ORDER BY number`,
    [tournament, player],
  )

export async function insertPrize(
  tx: Transaction,
  tournament: number,
  prize: {
    readonly place: number
    readonly player: PlayerId
    readonly score: number
    readonly amount: number
    readonly given: boolean
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO tournaments_prize (tournament_id, place, player_id, score, amount, given) VALUES ($1, $2, $3, $4, $5, $6)`,
    [tournament, prize.place, prize.player, prize.score, prize.amount, prize.given],
  )
}

/** How many of a player's rounds are added up in a tournament; 0 for one that is not there. */
export async function roundsAddedUp(on: Queryable, tournament: number): Promise<number> {
  const [row] = await rowsOf<{ best: number }>(
    on,
    'SELECT best FROM tournaments_tournament WHERE id = $1',
    [tournament],
  )
  return row?.best ?? 0
}
