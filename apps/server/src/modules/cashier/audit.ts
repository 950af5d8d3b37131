import { brokenPromises, type HearChecked } from '#modules/ledger'
import type { Queryable } from '#platform/database'

/** Nothing older than the oldest transfer that is not in the archive. */
const stillThere = `(SELECT id FROM ledger_transfer ORDER BY id LIMIT 1)`

/** What must hold between payments and money at any moment in which no transaction is running. */
const promises = [
  {
    promise:
      'what a withdrawal or a refund holds is held as long as it is under way, and no longer',
    broken: `
      SELECT payment.id, payment.state FROM cashier_transaction AS payment
      LEFT JOIN ledger_pending AS pending ON pending.id = payment.hold AND pending.leg = 1
      LEFT JOIN ledger_transfer AS transfer ON transfer.id = payment.hold AND transfer.leg = 1
      WHERE payment.hold >= ${stillThere} AND (
        transfer.amount IS DISTINCT FROM payment.amount
        OR (pending.resolved_by IS NULL) <> (payment.state IN ('pending', 'confirming', 'sent'))
      )`,
  },
  {
    promise: 'a deposit that is done was credited, with its own amount, once',
    broken: `
      SELECT payment.id FROM cashier_transaction AS payment
      WHERE payment.type = 'deposit' AND payment.state = 'confirmed' AND payment.amount > 0
        AND (payment.settlement IS NULL OR payment.settlement >= ${stillThere} AND 1 <> (
          SELECT count(*) FROM ledger_transfer AS transfer
          JOIN ledger_account AS account ON account.id = transfer.credit_account AND account.player_id = payment.player_id
          WHERE transfer.id = payment.settlement AND transfer.amount = payment.amount
        ))
      UNION ALL
      SELECT min(id::text)::uuid FROM cashier_transaction WHERE type = 'deposit' AND settlement IS NOT NULL
      GROUP BY settlement HAVING count(*) > 1`,
  },
  {
    promise: 'a payment that is not done has moved nothing',
    broken: `
      SELECT id, state FROM cashier_transaction
      WHERE settlement IS NOT NULL AND state IN ('default', 'pending', 'confirming', 'sent')`,
  },
  {
    promise: 'the steps of a payment lead without a gap from its beginning to where it stands',
    broken: `
      SELECT payment.id FROM cashier_transaction AS payment
      LEFT JOIN LATERAL (
        SELECT to_state FROM cashier_step WHERE transaction_id = payment.id ORDER BY number DESC LIMIT 1
      ) AS last ON true
      WHERE payment.state <> coalesce(last.to_state, 'default')
      UNION ALL
      SELECT transaction_id FROM (
        SELECT transaction_id, from_state, number,
          lag(to_state, 1, 'default') OVER (PARTITION BY transaction_id ORDER BY number) AS came_to,
          row_number() OVER (PARTITION BY transaction_id ORDER BY number) AS counted
        FROM cashier_step
      ) AS step WHERE from_state <> came_to OR number <> counted`,
  },
  {
    promise: 'a withdrawal that went on was approved by as many people as it needed',
    broken: `
      SELECT payment.id FROM cashier_transaction AS payment
      WHERE payment.type = 'withdrawal' AND payment.state IN ('confirming', 'sent', 'confirmed')
        AND payment.approvals_needed > (
          SELECT count(*) FROM cashier_approval WHERE transaction_id = payment.id AND approves
        )`,
  },
]

/** Which promises about payments are broken, in words; empty when all is right. */
export const auditPayments = (on: Queryable, heard?: HearChecked): Promise<string[]> =>
  brokenPromises(on, promises, heard)
