import { doublingActions } from '@fairhouse/contract/rounds/doubling'
import { auditChains, meterPromises } from '#modules/jackpots'
import { auditLedger, brokenPromises, type HearChecked } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { receiptPromises } from './receipts/audit.ts'

/** What must hold between rounds and money at any moment in which no transaction is running. */
const promises = [
  {
    promise: 'the nonces of a stream count from 0 without a gap',
    broken: `
      SELECT step.player_id, step.stream FROM play_step AS step
      LEFT JOIN play_carried AS carried USING (player_id, stream)
      WHERE step.sequence = 0
      GROUP BY step.player_id, step.stream, carried.rounds
      HAVING min(step.nonce) <> coalesce(carried.rounds, 0) OR count(DISTINCT step.nonce) <> count(*)
        OR max(step.nonce) <> coalesce(carried.rounds, 0) + count(*) - 1`,
  },
  {
    promise: 'rounds follow each other in the order of their nonces',
    broken: `
      SELECT player_id, round_id FROM (
        SELECT player_id, round_id, stream, nonce,
          lag(stream) OVER by_id AS stream_before, lag(nonce) OVER by_id AS nonce_before
        FROM play_step WHERE sequence = 0
        WINDOW by_id AS (PARTITION BY player_id ORDER BY round_id)
      ) AS round
      WHERE stream < stream_before OR (stream = stream_before AND nonce <> nonce_before + 1)`,
  },
  {
    promise: 'the steps of a round count from 0 without a gap, and only the newest finishes it',
    broken: `
      SELECT player_id, round_id FROM play_step GROUP BY player_id, round_id
      HAVING max(sequence) <> count(*) - 1
        OR count(*) FILTER (WHERE finished) > 1
        OR max(sequence) FILTER (WHERE finished) < max(sequence)`,
  },
  {
    promise:
      'a round goes on with the nonce and rules it began with, costs what its steps took, and never wins less unless it is gambled',
    broken: `
      SELECT player_id, round_id FROM (
        SELECT *, lag(payout) OVER (PARTITION BY player_id, round_id ORDER BY sequence) AS payout_before,
          lag(stake) OVER (PARTITION BY player_id, round_id ORDER BY sequence) AS stake_before,
          first_value(nonce) OVER (PARTITION BY player_id, round_id ORDER BY sequence) AS first_nonce,
          first_value(definition_id) OVER (PARTITION BY player_id, round_id ORDER BY sequence) AS first_rules
        FROM play_step
      ) AS step
      WHERE (payout < payout_before AND action NOT IN (${doublingActions.map((action) => `'${action}'`).join(', ')})) OR stake <> stake_before + coalesce(raised, 0)
        OR nonce <> first_nonce
        OR definition_id <> first_rules`,
  },
  {
    promise: 'a player has one open round at most, the newest',
    broken: `
      SELECT player_id, round_id FROM (
        SELECT player_id, round_id, finished, sequence,
          lead(round_id) OVER (PARTITION BY player_id ORDER BY round_id, sequence) AS next_round
        FROM play_step
      ) AS step
      WHERE NOT finished AND next_round <> round_id`,
  },
  {
    promise:
      'every round took what it cost, and paid its payout once it was finished and not before',
    broken: `
      SELECT round.player_id, round.round_id
      FROM (
        SELECT DISTINCT ON (player_id, round_id) player_id, round_id, stake, payout, finished
        FROM play_step ORDER BY player_id, round_id, sequence DESC
      ) AS round
      LEFT JOIN (
        SELECT id, sum(amount) FILTER (WHERE leg % 2 = 1) AS taken, sum(amount) FILTER (WHERE leg % 2 = 0) AS paid
        FROM ledger_movement GROUP BY id
      ) AS moved ON moved.id = round.round_id
      WHERE moved.taken IS DISTINCT FROM round.stake
        OR coalesce(moved.paid, 0) <> CASE WHEN round.finished THEN round.payout ELSE 0 END`,
  },
  {
    promise:
      'a void round gives back what it cost, or what it had won if that is more, and what meters paid it',
    broken: `
      SELECT void.player_id, void.round_id FROM play_step AS void
      JOIN play_step AS before ON before.player_id = void.player_id AND before.round_id = void.round_id
        AND before.sequence = void.sequence - 1
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount), 0) AS amount FROM jackpots_win WHERE jackpots_win.round_id = void.round_id
      ) AS won
      WHERE void.action = 'void' AND (
        NOT void.finished OR void.payout <> won.amount + greatest(before.stake, before.payout - won.amount))`,
  },
  {
    promise: 'every stake and payout belongs to a round of the player whose pocket it moved',
    broken: `
      SELECT transfer.id FROM ledger_movement AS transfer
      JOIN ledger_account AS account ON account.player_id IS NOT NULL
        AND account.id = CASE transfer.reason WHEN 1 THEN transfer.debit_account ELSE transfer.credit_account END
      WHERE transfer.reason IN (1, 2) AND NOT EXISTS (
        SELECT FROM play_step AS step
        WHERE step.player_id = account.player_id AND step.round_id = transfer.id
      )`,
  },
  {
    // What a step shows that moved nothing is what other doors to the pocket left; no transfer of its round tells of it.
    promise: 'the balance shown after a round is the one its transfers left',
    broken: `
      SELECT step.player_id, step.round_id FROM play_step AS step
      JOIN (
        SELECT DISTINCT ON (id, account) id, account, balance_after FROM ledger_entry
        WHERE balance_after IS NOT NULL ORDER BY id, account, version DESC, leg DESC
      ) AS entry ON entry.id = step.round_id AND entry.account = step.pocket
      WHERE step.finished AND (step.sequence = 0 OR step.payout > 0)
        AND step.balance_after <> entry.balance_after`,
  },
  {
    promise: 'on a revealed stream nothing was played but what was told when it was revealed',
    broken: `
      SELECT stream.player_id, stream.number FROM play_stream AS stream
      LEFT JOIN play_carried AS carried ON carried.player_id = stream.player_id AND carried.stream = stream.number
      WHERE stream.rounds <> coalesce(carried.rounds, 0) + (
        SELECT count(*) FROM play_step AS step
        WHERE step.player_id = stream.player_id AND step.stream = stream.number AND step.sequence = 0
      )`,
  },
  {
    // Which rules feed a meter is told by the rounds that did: every later one of these rules must have, but that where a hand wins it a round does so when it ends. A movement is written within a day of its round.
    promise:
      "every bet on a title with jackpots is once in its meters' chains with what it cost, and nothing else is",
    broken: `
      WITH fed AS MATERIALIZED (
        SELECT meter_id, at,
          substring(bets FROM 40 * place + 1 FOR 32) AS contribution,
          ('x' || encode(substring(bets FROM 40 * place + 33 FOR 8), 'hex'))::bit(64)::bigint AS cost
        FROM jackpots_movement CROSS JOIN LATERAL generate_series(0, octet_length(bets) / 40 - 1) AS place
      ),
      bet AS MATERIALIZED (
        SELECT round_id, step.player_id AS player, definition_id, stake, pocket & 63 AS asset,
          sha256(convert_to(seed_hash || ':' || coalesce(client_seed, '') || ':' || nonce, 'UTF8')) AS contribution
        FROM play_step AS step JOIN play_stream AS stream
          ON stream.player_id = step.player_id AND stream.number = step.stream
        WHERE sequence = 0 AND EXISTS (SELECT FROM jackpots_movement)
      ),
      feeds AS (
        SELECT meter_id, definition_id, asset, min(round_id::text)::uuid AS first
        FROM fed JOIN bet USING (contribution) GROUP BY meter_id, definition_id, asset
      )
      SELECT feeds.meter_id, bet.round_id::text AS of FROM feeds
      JOIN bet ON bet.definition_id = feeds.definition_id AND bet.asset = feeds.asset AND bet.round_id >= feeds.first
      JOIN jackpots_meter AS meter ON meter.id = feeds.meter_id
      LEFT JOIN fed ON fed.meter_id = feeds.meter_id AND fed.contribution = bet.contribution
      GROUP BY feeds.meter_id, meter.terms ->> 'won', bet.round_id, bet.player, bet.stake
      HAVING (count(fed.cost) <> 1 OR max(fed.cost) <> bet.stake) AND NOT (
        count(fed.cost) = 0 AND meter.terms ->> 'won' = 'byHand' AND NOT EXISTS (
          SELECT FROM play_step AS last
          WHERE last.player_id = bet.player AND last.round_id = bet.round_id AND last.finished AND last.action <> 'void'
        )
      )
      UNION ALL
      SELECT fed.meter_id, encode(fed.contribution, 'hex') FROM fed
      WHERE NOT EXISTS (SELECT FROM bet WHERE bet.contribution = fed.contribution)
        AND platform_uuid_at(fed.at - interval '1 day') > ledger_kept_from()`,
  },
  {
    promise: 'a pot gets of a payout what it paid of the cost, rounded down, and nothing before',
    broken: `
      SELECT round.player_id, round.round_id
      FROM (
        SELECT player_id, round_id, max(stake) AS cost, max(payout) FILTER (WHERE finished) AS payout,
          sum(coalesce(pot_taken, 0)) AS taken, sum(coalesce(pot_given, 0)) AS given,
          sum(pot_given) FILTER (WHERE NOT finished) AS early, count(DISTINCT pot) AS pots
        FROM play_step GROUP BY player_id, round_id
      ) AS round
      WHERE round.pots > 1 OR round.taken > round.cost OR round.early > 0
        OR round.given <> CASE WHEN round.payout IS NULL THEN 0 ELSE div(round.payout * round.taken, round.cost) END`,
  },
  {
    promise: 'what the steps of a pot counted is what is kept of it',
    broken: `
      SELECT coalesce(kept.account, steps.pot) AS account
      FROM play_counted AS kept
      FULL JOIN (
        SELECT pot, sum(counted) AS counted FROM play_step WHERE counted > 0 GROUP BY pot
      ) AS steps ON steps.pot = kept.account
      WHERE coalesce(kept.counted - kept.carried - kept.elsewhere, 0) <> coalesce(steps.counted, 0)`,
  },
  {
    promise: 'a request key led to one thing only',
    broken: `
      SELECT player_id, request FROM play_step JOIN play_request USING (player_id, request)
      UNION ALL
      SELECT player_id, request FROM play_step GROUP BY player_id, request HAVING count(*) > 1`,
  },
]

/**
 * Which promises about money and rounds are broken, in words; empty when all is right. Reads everything: for tests, benches
 * and checks at night.
 */
export const auditMoney = async (on: Queryable, heard?: HearChecked): Promise<string[]> => [
  ...(await auditLedger(on, heard)),
  ...(await brokenPromises(on, promises, heard)),
  ...(await brokenPromises(on, receiptPromises, heard)),
  ...(await brokenPromises(on, meterPromises, heard)),
  ...(await auditChains(on, heard)),
]
