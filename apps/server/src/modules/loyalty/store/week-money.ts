import { type AccountId, balanceAt, kinds, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { WeekMoney } from '../cashback/cashback-of.ts'

const { stake, payout, providerBet, providerWin, providerJackpot } = reasons
const ofGames = [stake, payout, providerBet, providerWin, providerJackpot].join()
const givenBack = [kinds.void, kinds.expiry].join()

/** A post moves what was held before; it changes nothing of what the player can spend, but for what it releases. */
const question = `
  SELECT
    coalesce(sum(amount) FILTER (WHERE credit_account = $1 AND kind = ${kinds.direct} AND reason <> ALL($4::smallint[])), 0)::float8 AS deposits,
    coalesce(sum(amount) FILTER (WHERE credit_account = $1 AND kind = ${kinds.direct} AND reason = ANY($4::smallint[])), 0)::float8 AS converted,
    coalesce(sum(amount) FILTER (WHERE kind IN (${givenBack}) OR credit_account = $1 AND kind = ${kinds.reversal}), 0)::float8
      + coalesce(sum(released) FILTER (WHERE kind = ${kinds.post}), 0)::float8 AS cancelled,
    coalesce(sum(amount) FILTER (WHERE debit_account = $1 AND kind IN (${kinds.direct}, ${kinds.pending}, ${kinds.reversal})), 0)::float8 AS withdrawals
  FROM ledger_transfer
  WHERE (debit_account = $1 OR credit_account = $1) AND reason NOT IN (${ofGames})
    AND created_at >= to_timestamp($2::double precision / 1000) AND created_at < to_timestamp($3::double precision / 1000)`

/**
 * What came into and left a player's cash beside games in a time, and its balances around it. Times are epoch milliseconds.
 * @param conversions numbers of the reasons for which bonuses become cash.
 */
export async function weekMoney(
  on: Queryable,
  cash: AccountId,
  { from, to, conversions }: { from: number; to: number; conversions: readonly number[] },
): Promise<WeekMoney> {
  const opening = Number(await balanceAt(on, cash, from))
  const closing = Number(await balanceAt(on, cash, to))
  const [row] = await rowsOf<Omit<WeekMoney, 'opening' | 'closing'>>(on, question, [
    cash,
    from,
    to,
    [...conversions],
  ])
  return { deposits: 0, cancelled: 0, withdrawals: 0, converted: 0, ...row, opening, closing }
}
