import { codes, reasons } from '#modules/ledger'

/** What must hold between meters and money at any moment in which no transaction is running. */
export const meterPromises = [
  {
    promise: 'a meter and what is laid by for it come to the balance of its account',
    broken: `
      SELECT meter.id FROM jackpots_meter AS meter
      LEFT JOIN ledger_account AS account ON account.code = ${codes.jackpotMeter} AND account.till = meter.id
      WHERE coalesce(account.credits_posted - account.debits_posted, 0)
        <> div(meter.pool::numeric + meter.reserve, 1000000)`,
  },
  {
    promise: 'a meter shows no more than its ceiling',
    broken: `
      SELECT id FROM jackpots_meter WHERE pool > (terms ->> 'ceiling')::bigint * 1000000`,
  },
  {
    promise:
      'the runs of a meter count from 1 without a gap, and all but the newest were won or emptied',
    broken: `
      SELECT meter.id FROM jackpots_meter AS meter
      LEFT JOIN (
        SELECT meter_id, run FROM jackpots_win UNION ALL SELECT meter_id, run FROM jackpots_move WHERE state = 'made'
      ) AS over ON over.meter_id = meter.id
      GROUP BY meter.id, meter.run, meter.emptied_at
      HAVING count(over.run) <> meter.run - (meter.emptied_at IS NULL)::int
        OR coalesce(max(over.run), 0) <> meter.run - (meter.emptied_at IS NULL)::int`,
  },
  {
    promise: 'what left the account of a meter was won, or went to another meter by two people',
    broken: `
      SELECT meter.id FROM jackpots_meter AS meter
      JOIN ledger_account AS account ON account.code = ${codes.jackpotMeter} AND account.till = meter.id
      LEFT JOIN (
        SELECT meter_id, sum(amount) AS amount FROM (
          SELECT meter_id, amount FROM jackpots_win
          UNION ALL SELECT meter_id, amount FROM jackpots_move WHERE state = 'made'
        ) AS gone GROUP BY meter_id
      ) AS gone ON gone.meter_id = meter.id
      WHERE account.debits_posted <> coalesce(gone.amount, 0)`,
  },
  {
    promise: 'what was taken from a meter for another is a transfer between their accounts',
    broken: `
      SELECT move.id FROM jackpots_move AS move
      LEFT JOIN ledger_account AS source ON source.code = ${codes.jackpotMeter} AND source.till = move.meter_id
      LEFT JOIN ledger_account AS goal ON goal.code = ${codes.jackpotMeter} AND goal.till = move.to_meter_id
      LEFT JOIN ledger_transfer AS moved ON moved.id = move.transfer_id AND moved.leg = 1
      WHERE move.state = 'made' AND move.transfer_id >= (SELECT id FROM ledger_transfer ORDER BY id LIMIT 1)
        AND (moved.reason IS DISTINCT FROM ${reasons.jackpotMoved}::smallint OR moved.amount IS DISTINCT FROM move.amount
          OR moved.debit_account IS DISTINCT FROM source.id OR moved.credit_account IS DISTINCT FROM goal.id)`,
  },
  {
    promise: 'a meter that was emptied holds less than a minor unit',
    broken: `
      SELECT id FROM jackpots_meter WHERE emptied_at IS NOT NULL AND pool + reserve >= 1000000`,
  },
]
