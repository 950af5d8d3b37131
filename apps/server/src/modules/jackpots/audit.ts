import { codes } from '#modules/ledger'

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
    promise: 'the runs of a meter count from 1 without a gap, and all but the newest were won',
    broken: `
      SELECT meter.id FROM jackpots_meter AS meter LEFT JOIN jackpots_win AS win ON win.meter_id = meter.id
      GROUP BY meter.id, meter.run
      HAVING count(win.run) <> meter.run - 1 OR coalesce(max(win.run), 0) <> meter.run - 1`,
  },
  {
    promise: 'the house paid in for jackpots what their meters hold and what was won',
    broken: `
      SELECT meter.id FROM jackpots_meter AS meter
      JOIN ledger_account AS account ON account.code = ${codes.jackpotMeter} AND account.till = meter.id
      LEFT JOIN (SELECT meter_id, sum(amount) AS amount FROM jackpots_win GROUP BY meter_id) AS won
        ON won.meter_id = meter.id
      WHERE account.debits_posted <> coalesce(won.amount, 0)`,
  },
]
