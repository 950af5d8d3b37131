import { brokenPromises, codes, type HearChecked, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'

/** Nothing older than the oldest transfer that is not in the archive. */
const stillThere = `(SELECT id FROM ledger_transfer ORDER BY id LIMIT 1)`

/** What must hold between grants and money at any moment in which no transaction is running. */
const promises = [
  {
    promise: 'money in a bonus pocket is that of a bonus that runs',
    broken: `
      SELECT account.id, account.player_id FROM ledger_account AS account
      WHERE account.code = ${codes.bonus} AND account.credits_posted <> account.debits_posted
        AND NOT EXISTS (SELECT FROM bonuses_grant AS grant_ WHERE grant_.player_id = account.player_id AND grant_.state IN (2, 3))`,
  },
  {
    promise: 'a bonus was given with its own amount, once, and ended with what it says',
    broken: `
      WITH moved AS (
        SELECT id, coalesce(sum(amount) FILTER (WHERE reason = ${reasons.bonusGiven}), 0) AS given,
          coalesce(sum(amount) FILTER (WHERE reason = ${reasons.bonusConverted}), 0) AS converted,
          coalesce(sum(amount) FILTER (WHERE reason = ${reasons.bonusTakenBack}), 0) AS taken
        FROM ledger_transfer WHERE reason IN (${reasons.bonusGiven}, ${reasons.bonusConverted}, ${reasons.bonusTakenBack}) GROUP BY id
      ), said AS (
        SELECT given_by AS id,
          coalesce(CASE WHEN spin_count IS NULL THEN amount ELSE spin_count * spin_stake END, 0) AS given, 0::bigint AS converted, 0::bigint AS taken
        FROM bonuses_grant WHERE given_by >= ${stillThere}
        UNION ALL
        SELECT ended_by, 0, paid_out, taken_back FROM bonuses_grant WHERE ended_by >= ${stillThere}
      )
      SELECT coalesce(said.id, moved.id) AS id FROM said FULL JOIN moved USING (id)
      WHERE (said.given, said.converted, said.taken) IS DISTINCT FROM (moved.given::numeric, moved.converted::numeric, moved.taken::numeric)`,
  },
  {
    promise: 'what a bonus paid out or gave back was moved by the ledger',
    broken: `SELECT grant_id FROM bonuses_grant WHERE (ended_by IS NULL) <> (paid_out + taken_back = 0)`,
  },
  {
    promise: 'a bonus was completed by wagering what it asked for',
    broken: `SELECT grant_id, wagered, to_wager FROM bonuses_grant WHERE state = 4 AND wagered < to_wager`,
  },
  {
    promise: 'no bonus paid out more than its cap',
    broken: `SELECT grant_id, paid_out FROM bonuses_grant WHERE paid_out > max_cashout`,
  },
  {
    promise: 'the steps of a bonus lead without a gap to where it stands',
    broken: `
      SELECT grant_.grant_id FROM bonuses_grant AS grant_
      LEFT JOIN LATERAL (
        SELECT to_state FROM bonuses_step WHERE grant_id = grant_.grant_id ORDER BY number DESC LIMIT 1
      ) AS last ON true
      WHERE grant_.state <> coalesce(last.to_state, CASE WHEN grant_.state IN (0, 1) THEN grant_.state END, -1)
      UNION ALL
      SELECT grant_id FROM (
        SELECT grant_id, from_state, number, lag(to_state) OVER (PARTITION BY grant_id ORDER BY number) AS came_to,
          row_number() OVER (PARTITION BY grant_id ORDER BY number) AS counted
        FROM bonuses_step
      ) AS step WHERE number <> counted OR from_state <> coalesce(came_to, from_state)
        OR NOT EXISTS (SELECT FROM bonuses_step AS own JOIN bonuses_edge USING (from_state, to_state)
          WHERE own.grant_id = step.grant_id AND own.number = step.number)`,
  },
  {
    promise: 'a code was used as often as it says',
    broken: `
      SELECT code.code, code.used FROM bonuses_code AS code
      WHERE code.used <> (SELECT count(*) FROM bonuses_grant WHERE offer = 'code:' || code.code AND NOT is_void)`,
  },
]

/** Which promises about bonuses are broken, in words; empty when all is right. */
export const auditBonuses = (on: Queryable, heard?: HearChecked): Promise<string[]> =>
  brokenPromises(on, promises, heard)
