import type { Transaction } from '#platform/database'

/** A round as it is counted. */
export interface PlayedRound {
  readonly playerId: number
  readonly gameId: number
  readonly roundId: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** Counts come one after the other, so that what one has counted the next one sees. */
const takeTurn = `SELECT pg_advisory_xact_lock(hashtextextended('lobby played', 0))`

const statement = `
  INSERT INTO lobby_played AS kept (player_id, game_id, day, rounds, last_round)
  SELECT told.player_id, told.game_id, told.day, count(*), (array_agg(told.round_id ORDER BY told.round_id DESC))[1]
  FROM unnest($1::bigint[], $2::integer[], $3::date[], $4::uuid[]) AS told (player_id, game_id, day, round_id)
  LEFT JOIN lobby_played AS known USING (day, player_id, game_id)
  WHERE known.last_round IS NULL OR told.round_id > known.last_round
  GROUP BY told.player_id, told.game_id, told.day
  ON CONFLICT (day, player_id, game_id) DO UPDATE
  SET rounds = kept.rounds + excluded.rounds, last_round = excluded.last_round`

/** Counts rounds, each once however often it is told. */
export async function addPlayed(tx: Transaction, rounds: readonly PlayedRound[]): Promise<void> {
  await tx.query(takeTurn)
  await tx.query(statement, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ gameId }) => gameId),
    rounds.map(({ at }) => at.slice(0, 10)),
    rounds.map(({ roundId }) => roundId),
  ])
}
