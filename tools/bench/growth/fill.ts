import type { BenchHouse } from '../money/bench-house.ts'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'
import { type PlayerId, playerId } from '../../../apps/server/src/platform/ids.ts'
import { bettingCrowd } from '../money/bets.ts'

/** Rounds that each player of the past played, spread over the last year. */
const roundsEach = 1_000
/** Rounds that one statement writes. */
const portion = 100_000
/** Numbers of these players begin here, beyond those of the guests who bet. */
const firstPlayer = 1_000_000

/** Rounds in the database, and players who played them in the past. */
export interface Stored {
  readonly rounds: number
  readonly players: readonly PlayerId[]
}

/**
 * Fills the database up to so many rounds. They are copies of rounds that guests just played, of other players, with balances,
 * versions and nonces that follow each other as if they had been played: the audit finds nothing wrong.
 */
export async function fillTo(house: BenchHouse, stored: Stored, rounds: number): Promise<Stored> {
  if (stored.rounds === 0) await playSamples(house)
  const missing = rounds - (await countRounds(house))
  const more = await openPlayers(house, stored.players.length, Math.ceil(missing / roundsEach))
  const perStatement = Math.max(1, Math.floor(portion / more.length))
  await house.database.transaction(async (tx) => {
    await tx.query(`SET LOCAL statement_timeout = 0`)
    await tx.query(makeSamples)
    for (let first = 0; first < roundsEach; first += perStatement) {
      const last = Math.min(first + perStatement, roundsEach) - 1
      await tx.query(playPast, [more[0], more.at(-1), first, last, roundsEach])
    }
  })
  await house.database.transaction((tx) => tx.query('SET LOCAL statement_timeout = 0; ANALYZE'))
  return { rounds: await countRounds(house), players: [...stored.players, ...more] }
}

/** Rounds to copy from: those of a second. */
async function playSamples(house: BenchHouse): Promise<void> {
  const play = await bettingCrowd(house, 8)
  await play(performance.now() + 1000, { bets: 0, steps: 0, times: [] })
}

async function countRounds({ database }: BenchHouse): Promise<number> {
  const [row] = await rowsOf<{ rounds: number }>(
    database,
    'SELECT count(*)::int AS rounds FROM play_step WHERE sequence = 0',
  )
  return row?.rounds ?? 0
}

async function openPlayers(house: BenchHouse, earlier: number, count: number): Promise<PlayerId[]> {
  const players = Array.from({ length: count }, (_, index) =>
    playerId(firstPlayer + earlier + index),
  )
  for (let first = 0; first < count; first += 8) {
    await Promise.all(
      players
        .slice(first, first + 8)
        .map((player) => house.database.transaction((tx) => house.play.openSeat(tx, player, 2))),
    )
  }
  await house.database.query(chooseSeeds, [players])
  return players
}

const chooseSeeds = `
  UPDATE play_stream SET client_seed = 'bench' WHERE player_id = ANY ($1::bigint[]) AND number = 1`

/** Rounds of one step to copy from: most are. */
const makeSamples = `
  CREATE TEMPORARY TABLE sample ON COMMIT DROP AS
  SELECT row_number() OVER () - 1 AS place, count(*) OVER () AS samples, *
  FROM (SELECT * FROM play_step WHERE sequence = 0 AND finished LIMIT 5000) AS played;
  CREATE UNIQUE INDEX ON sample (place); ANALYZE sample`

/** Rounds number $3 to $4 of the $5 that players $1 to $2 played in the last year, with all that they did to accounts. */
const playPast = `
  WITH drawn AS (
    SELECT account.player_id AS player, account.id AS purse, account.version AS version_before,
      account.credits_posted - account.debits_posted AS balance_before, number,
      now() - interval '1 hour' - ($5::int - number) * (interval '365 days' / $5::int) + account.player_id % 600 * interval '1 second' AS played_at,
      sample.*
    FROM ledger_account AS account
    CROSS JOIN generate_series($3::int, $4::int) AS number
    JOIN sample ON sample.place = (hashint8(account.player_id * 7919 + number)::bigint & 2147483647) % (SELECT samples FROM sample LIMIT 1)
    WHERE account.player_id BETWEEN $1 AND $2 AND account.code = 2
  ),
  played AS (
    INSERT INTO play_step (player_id, round_id, stake, payout, pocket, version, balance_after, house, facts, request, body_hash, at,
      definition_id, stream, nonce, words, sequence, finished, action, events)
    SELECT player,
      (left(platform_uuid_at(played_at)::text, 14) || '7' || substr(md5(player || ' ' || number), 1, 3) || '-8'
        || substr(md5(player || ' ' || number), 4, 3) || '-' || substr(md5(player || ' ' || number), 7, 12))::uuid,
      stake, payout, purse, version_before + number - $3::int + 1,
      balance_before + sum(payout - stake) OVER (PARTITION BY player ORDER BY number), house, facts,
      hashint8extended(player * 7919 + number, 1), body_hash, played_at, definition_id, 1, number, words, 0, true, 'bet', events
    FROM drawn ORDER BY number, player
    RETURNING pocket, house, stake, payout
  ),
  players AS (
    UPDATE ledger_account AS account
    SET debits_posted = account.debits_posted + sums.stakes, credits_posted = account.credits_posted + sums.payouts,
      version = account.version + sums.rounds
    FROM (SELECT pocket, count(*) AS rounds, sum(stake)::bigint AS stakes, sum(payout)::bigint AS payouts FROM played GROUP BY pocket) AS sums
    WHERE account.id = sums.pocket
  )
  UPDATE ledger_account AS account
  SET credits_posted = account.credits_posted + sums.stakes, debits_posted = account.debits_posted + sums.payouts,
    version = account.version + 1
  FROM (SELECT house, sum(stake)::bigint AS stakes, sum(payout)::bigint AS payouts FROM played GROUP BY house) AS sums
  WHERE account.id = sums.house`
