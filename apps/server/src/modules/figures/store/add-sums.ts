import type { Transaction } from '#platform/database'
import type { GameSum, PlayedMinute } from '../sum-rounds.ts'

const addAll = `
  INSERT INTO figures_game AS kept
    (player_id, day, game_id, currency, uri, rounds, wins, staked, paid, squares, best_round, best_stake, best_payout)
  SELECT * FROM unnest($1::bigint[], $2::date[], $3::integer[], $4::text[], $5::text[], $6::integer[], $7::integer[],
    $8::bigint[], $9::bigint[], $10::numeric[], $11::uuid[], $12::bigint[], $13::bigint[])
  ON CONFLICT (player_id, day, game_id, currency) DO UPDATE SET
    uri = excluded.uri,
    rounds = kept.rounds + excluded.rounds,
    wins = kept.wins + excluded.wins,
    staked = kept.staked + excluded.staked,
    paid = kept.paid + excluded.paid,
    squares = kept.squares + excluded.squares,
    (best_round, best_stake, best_payout) = (
      SELECT best.round, best.stake, best.payout FROM (VALUES
        (kept.best_round, kept.best_stake, kept.best_payout),
        (excluded.best_round, excluded.best_stake, excluded.best_payout)
      ) AS best (round, stake, payout)
      ORDER BY best.payout::numeric / best.stake DESC NULLS LAST, best.round LIMIT 1)`

/** Adds what was played to what is known of it. */
export async function addSums(tx: Transaction, sums: readonly GameSum[]): Promise<void> {
  await tx.query(addAll, [
    sums.map(({ player }) => player),
    sums.map(({ day }) => day),
    sums.map(({ gameId }) => gameId),
    sums.map(({ currency }) => currency),
    sums.map(({ uri }) => uri),
    sums.map(({ rounds }) => rounds),
    sums.map(({ wins }) => wins),
    sums.map(({ staked }) => staked),
    sums.map(({ paid }) => paid),
    sums.map(({ squares }) => String(squares)),
    sums.map(({ best }) => best?.round ?? null),
    sums.map(({ best }) => best?.stake ?? null),
    sums.map(({ best }) => best?.payout ?? null),
  ])
}

const addEach = `
  INSERT INTO figures_minutes AS kept (player_id, day, minutes, last_minute)
  SELECT told.player_id, told.day, count(*)::integer, max(told.minute)
  FROM unnest($1::bigint[], $2::date[], $3::bigint[]) AS told (player_id, day, minute)
  LEFT JOIN figures_minutes AS known USING (player_id, day)
  WHERE known.last_minute IS NULL OR told.minute > known.last_minute
  GROUP BY told.player_id, told.day
  ON CONFLICT (player_id, day) DO UPDATE
  SET minutes = kept.minutes + excluded.minutes, last_minute = excluded.last_minute`

/** Adds minutes in which somebody played; one that is counted, or older than one that is, counts no more. */
export async function addMinutes(tx: Transaction, minutes: readonly PlayedMinute[]): Promise<void> {
  await tx.query(addEach, [
    minutes.map(({ player }) => player),
    minutes.map(({ day }) => day),
    minutes.map(({ minute }) => minute),
  ])
}
