import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { Score } from '../score.ts'

const known = `
  SELECT player.player_id::float8 AS player, player.rounds, player.score::float8 AS score, player.scored_at AS at, best.scores AS best
  FROM tournaments_player AS player
  CROSS JOIN LATERAL (
    SELECT array_agg(score) AS scores FROM (
      SELECT score::float8 AS score FROM tournaments_round AS round
      WHERE round.tournament_id = $1 AND round.player_id = player.player_id ORDER BY score DESC LIMIT $3
    ) AS largest
  ) AS best
  WHERE player.tournament_id = $1 AND player.player_id = ANY($2::bigint[])`

/** How these players stand in a tournament; who has no round yet is missing. */
export async function scoresOf(
  on: Queryable,
  tournament: { readonly id: number; readonly best: number },
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, Score>> {
  interface Row extends Omit<Score, 'at'> {
    readonly player: PlayerId
    readonly at: Date
  }
  const rows = await rowsOf<Row>(on, known, [tournament.id, [...players], tournament.best])
  return new Map(rows.map(({ player, at, ...row }) => [player, { ...row, at: at.toISOString() }]))
}

export async function keepScores(
  tx: Transaction,
  tournament: number,
  scores: ReadonlyMap<PlayerId, Score>,
): Promise<void> {
  const all = [...scores]
  await tx.query(
    `INSERT INTO tournaments_player (tournament_id, player_id, rounds, score, scored_at)
     SELECT $1, * FROM unnest($2::bigint[], $3::integer[], $4::bigint[], $5::timestamptz[])
     ON CONFLICT (tournament_id, player_id) DO UPDATE
     SET rounds = excluded.rounds, score = excluded.score, scored_at = excluded.scored_at`,
    [
      tournament,
      all.map(([player]) => player),
      all.map(([, { rounds }]) => rounds),
      all.map(([, { score }]) => score),
      all.map(([, { at }]) => at),
    ],
  )
}

export interface RoundRow {
  readonly player: PlayerId
  readonly number: number
  readonly roundId: string
  readonly gameId: number
  readonly score: number
  readonly at: string
}

export async function insertRounds(
  tx: Transaction,
  tournament: number,
  rounds: readonly RoundRow[],
): Promise<void> {
  await tx.query(
    `INSERT INTO tournaments_round (tournament_id, player_id, number, round_id, game_id, score, at)
     SELECT $1, * FROM unnest($2::bigint[], $3::integer[], $4::uuid[], $5::integer[], $6::bigint[], $7::timestamptz[])`,
    [
      tournament,
      rounds.map(({ player }) => player),
      rounds.map(({ number }) => number),
      rounds.map(({ roundId }) => roundId),
      rounds.map(({ gameId }) => gameId),
      rounds.map(({ score }) => score),
      rounds.map(({ at }) => at),
    ],
  )
}

/** Those of these rounds that count in a tournament already, by their ids. */
export async function countedRounds(
  on: Queryable,
  tournament: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ round_id: string }>(
    on,
    'SELECT round_id FROM tournaments_round WHERE tournament_id = $1 AND round_id = ANY($2::uuid[])',
    [tournament, [...ids]],
  )
  return new Set(rows.map(({ round_id }) => round_id))
}
