import type { MissionName } from '@fairhouse/contract/mission-rules'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { RoundsOfDay } from '../sum-rounds.ts'

const add = `
  INSERT INTO missions_progress AS known (player_id, day, rounds, games, kinds)
  SELECT player, day, rounds, games, kinds
  FROM jsonb_to_recordset($1::jsonb) AS told (player bigint, day date, rounds integer, games integer[], kinds text[])
  ON CONFLICT (player_id, day) DO UPDATE SET
    rounds = known.rounds + EXCLUDED.rounds,
    games = (SELECT array_agg(DISTINCT game) FROM unnest(known.games || EXCLUDED.games) AS game),
    kinds = (SELECT coalesce(array_agg(DISTINCT kind), '{}') FROM unnest(known.kinds || EXCLUDED.kinds) AS kind)`

/** Adds what rounds came to. @param sums of each player and day one, in one order. */
export async function addProgress(tx: Transaction, sums: readonly RoundsOfDay[]): Promise<void> {
  await tx.query(add, [JSON.stringify(sums)])
}

/** How far a player has come in a day, as missions count it. */
export type Progress = Readonly<Record<MissionName, number>>

const nothing: Progress = { rounds: 0, games: 0, kinds: 0 }

/** What a player's rounds of these days came to, by day. */
export async function progressOf(
  on: Queryable,
  player: PlayerId,
  days: readonly string[],
): Promise<(day: string) => Progress> {
  const rows = await rowsOf<{ day: string; rounds: number; games: number; kinds: number }>(
    on,
    `SELECT day::text AS day, rounds, cardinality(games) AS games, cardinality(kinds) AS kinds
     FROM missions_progress WHERE player_id = $1 AND day = ANY($2::date[])`,
    [player, [...days]],
  )
  const byDay = new Map(
    rows.map(({ day, rounds, games, kinds }) => [day, { rounds, games, kinds }]),
  )
  return (day) => byDay.get(day) ?? nothing
}

/** Forgets what can be collected no more. @param day UTC; everything before it goes. */
export async function forgetProgressBefore(on: Queryable, day: string): Promise<void> {
  await on.query('DELETE FROM missions_progress WHERE day < $1::date', [day])
}
