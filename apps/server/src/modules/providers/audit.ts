import { brokenPromises, codes, type HearChecked, kinds, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'

/** Nothing older than the oldest transfer that is not in the archive. */
const stillThere = `(SELECT id FROM ledger_transfer ORDER BY id LIMIT 1)`

/** What each message moved, from the player's side: less than nothing is what was taken. */
const expected = `
  SELECT transfer AS id, player_id, kind = 'rollback' AS back, given - taken AS change
  FROM providers_transaction WHERE transfer IS NOT NULL AND transfer >= ${stillThere}`

/** What moved between players and the accounts of providers. */
const found = `
  SELECT moved.id, account.player_id, moved.kind = ${kinds.reversal} AS back,
    sum(CASE WHEN account.id = moved.debit_account THEN -moved.amount ELSE moved.amount END) AS change
  FROM ledger_transfer AS moved
  JOIN ledger_account AS house ON house.id IN (moved.debit_account, moved.credit_account) AND house.code = ${codes.houseProviders}
  JOIN ledger_account AS account ON account.id IN (moved.debit_account, moved.credit_account) AND account.id <> house.id
  GROUP BY 1, 2, 3`

/** What must hold between what providers told and money at any moment in which no transaction is running. */
const promises = [
  {
    promise:
      'what providers told has moved exactly what it says, and nothing else moved money of their games',
    broken: `
      SELECT id, player_id FROM (
        SELECT id, player_id, back, change FROM (${expected}) AS expected
        UNION ALL
        SELECT id, player_id, back, -change FROM (${found}) AS found
      ) AS moved
      GROUP BY id, player_id, back HAVING sum(change) <> 0 OR count(*) <> 2
      UNION ALL
      SELECT id, NULL FROM ledger_transfer
      WHERE reason IN (${reasons.providerBet}, ${reasons.providerWin}, ${reasons.providerJackpot}, ${reasons.providerReturn})
        AND NOT EXISTS (SELECT FROM providers_transaction AS told WHERE told.transfer = ledger_transfer.id)`,
  },
  {
    promise: 'a jackpot of a provider is told and moved as one',
    broken: `
      SELECT coalesce(told.transfer, moved.id) AS id
      FROM (SELECT transfer, jackpot FROM providers_transaction WHERE jackpot > 0 AND transfer >= ${stillThere}) AS told
      FULL JOIN (
        SELECT id, sum(amount) AS amount FROM ledger_transfer WHERE reason = ${reasons.providerJackpot} GROUP BY id
      ) AS moved ON moved.id = told.transfer
      WHERE told.jackpot IS DISTINCT FROM moved.amount`,
  },
  {
    promise:
      'a round of a provider has taken and given what its messages did, less what was rolled back',
    broken: `
      SELECT round.id FROM providers_round AS round
      LEFT JOIN (
        SELECT round_id, sum(taken) AS taken, sum(given) AS given, sum(pot_taken) AS pot_taken, sum(pot_given) AS pot_given
        FROM providers_transaction WHERE kind IN ('bet', 'win', 'play') AND rolled_back_by IS NULL GROUP BY round_id
      ) AS told ON told.round_id = round.id
      WHERE round.stake <> coalesce(told.taken, 0) OR round.payout <> coalesce(told.given, 0)
        OR round.pot_stake <> coalesce(told.pot_taken, 0) OR round.pot_payout <> coalesce(told.pot_given, 0)`,
  },
  {
    promise:
      'what a message took from a pot and gave to it moved there, and only of a round with that pot',
    broken: `
      SELECT told.ref FROM providers_transaction AS told
      LEFT JOIN providers_round AS round ON round.id = told.round_id
      LEFT JOIN LATERAL (
        SELECT sum(CASE WHEN credit_account = told.pot THEN amount ELSE -amount END) FILTER (WHERE reason <> ${reasons.providerReturn}) AS change
        FROM ledger_transfer WHERE id = told.transfer AND told.pot IN (debit_account, credit_account)
      ) AS moved ON true
      WHERE told.pot IS NOT NULL AND (round.pot IS DISTINCT FROM told.pot
        OR (told.transfer >= ${stillThere} AND coalesce(moved.change, 0) <> told.pot_given - told.pot_taken))`,
  },
  {
    promise: 'what rounds of providers counted beside a pot is what is kept of it',
    broken: `
      SELECT coalesce(kept.account, counted.pot) AS account FROM play_counted AS kept
      FULL JOIN (
        SELECT pot, sum(counted) AS counted FROM providers_round WHERE counted > 0 GROUP BY pot
      ) AS counted ON counted.pot = kept.account
      WHERE coalesce(kept.elsewhere, 0) <> coalesce(counted.counted, 0)`,
  },
  {
    promise:
      'what was rolled back was so once, by a rollback that gave and took the same the other way round',
    broken: `
      SELECT told.ref FROM providers_transaction AS told
      LEFT JOIN providers_transaction AS back ON back.connection = told.connection AND back.ref = told.rolled_back_by
      WHERE told.rolled_back_by IS NOT NULL AND (
        back.kind IS DISTINCT FROM 'rollback' OR back.about <> told.ref OR back.player_id <> told.player_id
        OR (back.taken, back.given) IS DISTINCT FROM (told.given, told.taken))
      UNION ALL
      SELECT back.ref FROM providers_transaction AS back
      WHERE back.kind = 'rollback' AND back.transfer IS NOT NULL AND NOT EXISTS (
        SELECT FROM providers_transaction AS told
        WHERE told.connection = back.connection AND told.ref = back.about AND told.rolled_back_by = back.ref)`,
  },
  {
    promise: 'the balance that a message of a provider was answered with is the one that it left',
    broken: `
      SELECT told.ref FROM providers_transaction AS told
      JOIN (
        SELECT DISTINCT ON (id, account) id, account, balance_after FROM ledger_entry
        WHERE balance_after IS NOT NULL ORDER BY id, account, version DESC, leg DESC
      ) AS entry ON entry.id = told.transfer
      WHERE entry.balance_after <> CASE WHEN entry.account = told.pot THEN told.pot_balance
        ELSE told.balance_after - coalesce(told.pot_balance, 0) END`,
  },
]

/** Which promises about games of providers are broken, in words; empty when all is right. */
export const auditProviders = (on: Queryable, heard?: HearChecked): Promise<string[]> =>
  brokenPromises(on, promises, heard)
