import type { Carrier } from '#platform/partitions/index'
import { rowsOf } from '#platform/rows'

/** Rounds that go to the archive leave the count of each stream and its newest receipt behind; a round that is not finished does not go. */
export const carryRounds: Carrier = {
  staysBecause: async (on, before) => {
    const [row] = await rowsOf<{ open: number }>(on, openRounds, [before.id])
    return row && row.open > 0 ? `${row.open} rounds are not finished` : null
  },
  carry: async (tx, before) => {
    await tx.query(keepCounts, [before.id])
    await tx.query(keepCounted, [before.id])
  },
}

const openRounds = `
  SELECT count(DISTINCT (step.player_id, step.round_id))::int AS open FROM play_step AS step
  WHERE NOT step.finished AND step.round_id < $1 AND NOT EXISTS (
    SELECT FROM play_step AS last
    WHERE last.player_id = step.player_id AND last.round_id = step.round_id AND last.finished
  )`

const keepCounts = `
  INSERT INTO play_carried (player_id, stream, rounds, receipt)
  SELECT DISTINCT ON (player_id, stream) player_id, stream, nonce + 1, receipt FROM play_step
  WHERE round_id < $1 ORDER BY player_id, stream, nonce DESC, sequence DESC
  ON CONFLICT (player_id, stream) DO UPDATE SET rounds = EXCLUDED.rounds, receipt = EXCLUDED.receipt`

const keepCounted = `
  UPDATE play_counted SET carried = play_counted.carried + gone.counted
  FROM (
    SELECT pot AS account, sum(counted)::bigint AS counted FROM play_step
    WHERE round_id < $1 AND pot IS NOT NULL GROUP BY pot
  ) AS gone
  WHERE play_counted.account = gone.account`
