import { assets } from '@fairhouse/money'
import { brokenPromises, codes, type HearChecked, kinds, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'

/** Nothing older than the oldest transfer that is not in the archive. */
const stillThere = `(SELECT id FROM ledger_transfer ORDER BY id LIMIT 1)`

const { pocketCash, housePayments, houseExchange, housePaymentFees, housePaymentLosses } = codes
const { houseWithheld } = codes
const ofPayments = [
  housePayments,
  houseExchange,
  housePaymentFees,
  housePaymentLosses,
  houseWithheld,
].join()
const assetNumbers = Object.entries(assets)
  .map(([asset, { number }]) => `('${asset}', ${number})`)
  .join()

/** Whether a payment is about a deposit that people withheld. */
const ofWithheld = `EXISTS (
  SELECT FROM cashier_transaction AS deposit
  WHERE deposit.id = payment.about AND deposit.state = 'declined' AND deposit.reason = 'withheld')`

/**
 * Every payment with the account outside, as the ledger sees it, that its dollars pass: what is entered or paid in coins is exchanged.
 * `comes` is money that becomes the player's, `withheld` coins that are kept apart, `unheld` those of them that are gone, `goes` money that was held and is posted, `back` what was credited and is taken again.
 */
const payments = `
  SELECT payment.*, CASE WHEN asset IS NULL THEN ${housePayments} ELSE ${houseExchange} END AS outside,
    state = 'confirmed' AND (type = 'deposit' OR type = 'withdrawalReversal' AND provider IS NOT NULL) AS comes,
    state = 'confirmed' AND hold IS NOT NULL AS goes,
    state = 'confirmed' AND hold IS NULL AND (type IN ('depositRefund', 'depositReversal') OR type = 'depositVoid' AND EXISTS (
      SELECT FROM cashier_transaction AS deposit WHERE deposit.id = payment.about AND deposit.state = 'confirmed'))
      AND NOT ${ofWithheld} AS back,
    state = 'confirmed' AND type = 'depositReversal' AND ${ofWithheld} AS unheld,
    state = 'declined' AND reason = 'withheld' AS withheld,
    named.number AS coin
  FROM cashier_transaction AS payment LEFT JOIN (VALUES ${assetNumbers}) AS named (asset, number) USING (asset)`

/** Who is debited and credited by how much, for each payment as it stands (docs/cashier.md, "What the ledger sees"). */
const expected = `
  SELECT hold AS id, ${kinds.pending} AS kind, ${pocketCash} AS debit, outside AS credit, ${assets.USD.number} AS currency, player_id, amount
  FROM payment WHERE hold IS NOT NULL
  UNION ALL
  SELECT settlement, ${kinds.void}, ${pocketCash}, outside, ${assets.USD.number}, player_id, amount
  FROM payment WHERE hold IS NOT NULL AND state IN ('cancelled', 'declined', 'failed')
  UNION ALL
  SELECT settlement, ${kinds.post}, ${pocketCash}, outside, ${assets.USD.number}, player_id, amount FROM payment WHERE goes
  UNION ALL
  SELECT settlement, ${kinds.direct}, outside, ${housePaymentFees}, ${assets.USD.number}, NULL, fee FROM payment WHERE goes
  UNION ALL
  SELECT settlement, ${kinds.direct}, ${houseExchange}, ${housePayments}, coin, NULL, asset_units
  FROM payment WHERE (goes OR back) AND coin IS NOT NULL
  UNION ALL
  SELECT settlement, ${kinds.direct}, ${pocketCash}, outside, ${assets.USD.number}, player_id, amount FROM payment WHERE back
  UNION ALL
  SELECT settlement, ${kinds.direct}, outside, ${pocketCash}, ${assets.USD.number}, player_id, amount FROM payment WHERE comes
  UNION ALL
  SELECT settlement, ${kinds.direct}, ${pocketCash}, ${housePaymentFees}, ${assets.USD.number}, player_id, fee
  FROM payment WHERE comes AND type = 'deposit'
  UNION ALL
  SELECT settlement, ${kinds.direct}, ${housePayments}, ${houseExchange}, coin, NULL, asset_units
  FROM payment WHERE comes AND coin IS NOT NULL
  UNION ALL
  SELECT settlement, ${kinds.direct}, ${housePayments}, ${houseWithheld}, coin, NULL, asset_units
  FROM payment WHERE withheld AND coin IS NOT NULL AND asset_units > 0
  UNION ALL
  SELECT settlement, ${kinds.direct}, ${houseWithheld}, ${housePayments}, coin, NULL, asset_units
  FROM payment WHERE unheld AND coin IS NOT NULL AND asset_units > 0
  UNION ALL
  SELECT paid.settlement, ${kinds.direct}, ${houseWithheld}, ${housePayments}, coin, NULL, asset_units
  FROM payment JOIN cashier_withheld_payout AS paid ON paid.deposit_id = payment.id
  WHERE paid.settlement IS NOT NULL AND withheld AND coin IS NOT NULL AND asset_units > 0`

/**
 * Everything that payments moved, but for what networks took, which no payment tells. What the house lost because a player no longer had
 * it counts as taken from the player: together they are what was taken back.
 */
const found = `
  SELECT transfer.id, transfer.kind,
    CASE WHEN transfer.reason = ${reasons.chargeback} AND debit.code = ${housePaymentLosses} THEN ${pocketCash} ELSE debit.code END,
    credit.code, transfer.currency,
    coalesce(debit.player_id, credit.player_id, lost.player_id), -transfer.amount
  FROM ledger_transfer AS transfer
  JOIN ledger_account AS debit ON debit.id = transfer.debit_account
  JOIN ledger_account AS credit ON credit.id = transfer.credit_account
  LEFT JOIN payment AS lost ON lost.settlement = transfer.id AND lost.back AND transfer.reason = ${reasons.chargeback}
  WHERE (debit.code IN (${ofPayments}) OR credit.code IN (${ofPayments})) AND transfer.reason <> ${reasons.networkFee}`

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
    promise: 'payments have moved exactly what they say, and nothing else moved money in or out',
    broken: `
      WITH payment AS (${payments})
      SELECT id, kind, debit, credit, currency, sum(amount) AS missing
      FROM (SELECT * FROM (${expected}) AS expected WHERE id >= ${stillThere} UNION ALL ${found}) AS moved
      GROUP BY id, kind, debit, credit, currency, player_id HAVING sum(amount) <> 0`,
  },
  {
    promise: 'the balances that a payment tells are those around what it moved',
    broken: `
      SELECT payment.id
      FROM cashier_transaction AS payment
      JOIN (
        SELECT side.id, player_id, (array_agg(balance - change ORDER BY leg))[1] AS before, (array_agg(balance ORDER BY leg DESC))[1] AS after
        FROM (
          SELECT id, leg, debit_account AS account, debit_balance_after AS balance,
            CASE WHEN kind IN (${kinds.direct}, ${kinds.pending}, ${kinds.reversal}) THEN -amount
              WHEN kind = ${kinds.post} THEN released ELSE amount END AS change
          FROM ledger_transfer WHERE debit_balance_after IS NOT NULL
          UNION ALL
          SELECT id, leg, credit_account, credit_balance_after, amount FROM ledger_transfer WHERE credit_balance_after IS NOT NULL
        ) AS side JOIN ledger_account AS own ON own.id = side.account
        GROUP BY side.id, player_id
      ) AS moved ON moved.id = coalesce(payment.hold, payment.settlement) AND moved.player_id = payment.player_id
      WHERE (payment.balance_before, payment.balance_after) IS DISTINCT FROM (moved.before, moved.after)`,
  },
  {
    promise: 'nothing of a player is held but for a payment that is under way',
    broken: `
      SELECT pending.id FROM ledger_pending AS pending
      JOIN ledger_account AS account ON account.id = pending.debit_account AND account.player_id IS NOT NULL
      WHERE pending.resolved_by IS NULL AND NOT EXISTS (
        SELECT FROM cashier_transaction AS payment
        WHERE payment.hold = pending.id AND payment.player_id = account.player_id AND payment.state IN ('pending', 'confirming', 'sent')
      )`,
  },
  {
    promise: "what goes back of a payment is its own player's, and never more than was paid",
    broken: `
      SELECT about.id, back.type, sum(back.amount) AS back
      FROM cashier_transaction AS back JOIN cashier_transaction AS about ON about.id = back.about
      WHERE back.type IN ('depositRefund', 'depositReversal', 'depositVoid', 'withdrawalReversal') AND back.state IN ('pending', 'confirmed')
      GROUP BY about.id, back.type
      HAVING sum(back.amount) > about.amount OR sum(back.asset_units) > about.asset_units
        OR bool_or(back.player_id <> about.player_id OR back.sandbox <> about.sandbox)`,
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
      ) AS step WHERE from_state <> came_to OR number <> counted
      UNION ALL
      SELECT payment.id FROM cashier_step AS step JOIN cashier_transaction AS payment ON payment.id = step.transaction_id
      WHERE NOT EXISTS (SELECT FROM cashier_edge AS edge WHERE (edge.type, edge.from_state, edge.to_state) = (payment.type, step.from_state, step.to_state))`,
  },
  {
    promise: 'coins were paid out by hand only of what people withheld, and once',
    broken: `
      SELECT paid.deposit_id FROM cashier_withheld_payout AS paid JOIN cashier_transaction AS deposit ON deposit.id = paid.deposit_id
      WHERE paid.settlement IS NOT NULL AND (deposit.type <> 'deposit' OR deposit.state <> 'declined' OR deposit.reason IS DISTINCT FROM 'withheld'
        OR EXISTS (SELECT FROM cashier_transaction AS back WHERE back.about = deposit.id AND back.type = 'depositReversal' AND back.settlement IS NOT NULL))`,
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
