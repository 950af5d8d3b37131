import { codes, kinds, type Reason, reasonNamed, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { type KindOfMoney, kindOfMoney, moneyCodes } from '../kind-of-money.ts'

/** What moved between players and the house in a time, for one reason. Minor units. */
export interface MoneyOfDay {
  readonly money: KindOfMoney
  readonly reason: Reason
  /** Between players and accounts of games. */
  readonly atGames: boolean
  /** What players got, and what was taken from them. */
  readonly given: bigint
  readonly taken: bigint
}

/** Other sides of stakes and payouts. */
const gameCodes = [codes.houseGames, codes.houseProviders, codes.houseRooms].join(', ')
/** A pending transfer holds money and moves none; that it was voided or expired moves none either. */
const moving = [kinds.direct, kinds.post, kinds.reversal].join(', ')

/** What moves money from `$1` to before `$2`. @param bounds more of SQL that is ours. */
export const movements = (bounds: string): string => `
  SELECT ${kindOfMoney('account', 'purse')} AS money, moved.reason, other.code IN (${gameCodes}) AS "atGames",
    moved.credit_account = account.id AS gets, moved.amount, moved.id, moved.leg, moved.created_at AS at, account.player_id
  FROM ledger_movement AS moved
  JOIN ledger_account AS account
    ON account.id IN (moved.debit_account, moved.credit_account) AND account.code IN (${moneyCodes})
  JOIN ledger_account AS other
    ON other.id IN (moved.debit_account, moved.credit_account) AND other.id <> account.id
  LEFT JOIN wallet_purse AS purse ON purse.player_id = account.player_id
  WHERE moved.created_at >= $1 AND moved.created_at < $2 AND moved.kind IN (${moving}) AND moved.amount <> 0 ${bounds}`

const sums = `
  SELECT money, reason, "atGames", coalesce(sum(amount) FILTER (WHERE gets), 0)::bigint AS given,
    coalesce(sum(amount) FILTER (WHERE NOT gets), 0)::bigint AS taken
  FROM (${movements('')}) AS movement GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`

/** What all players got and gave in a time, by reason, as the ledger has it. @param time epoch milliseconds; `to` is not included. */
export async function moneyOfTime(
  on: Queryable,
  time: { readonly from: number; readonly to: number },
): Promise<MoneyOfDay[]> {
  type Row = Omit<MoneyOfDay, 'reason'> & { readonly reason: number }
  const rows = await rowsOf<Row>(on, sums, [isoTime(time.from), isoTime(time.to)])
  return rows.map((row) => ({ ...row, reason: reasonNamed(row.reason) }))
}

/** Whether money moves for a reason of this name. */
export const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name)
