import { kinds } from '#modules/ledger'
import { type KindOfMoney, kindOfMoney, moneyCodes } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** What was bet and won in a game of somebody else's in a time, in one sort of money. Minor units. */
export interface ProviderGameOfDay {
  readonly gameId: number
  readonly game: string
  readonly provider: number
  readonly money: KindOfMoney
  readonly bets: number
  readonly staked: bigint
  readonly won: bigint
}

/** A message is written in the transaction of its transfer; clocks of two machines are closer than that. */
const slack = `interval '1 hour'`
const moving = [kinds.direct, kinds.reversal].join(', ')

const statement = `
  SELECT told.game_id AS "gameId", max(round.game_key) AS game, max(round.provider)::int AS provider,
    ${kindOfMoney('account', 'purse')} AS money,
    count(*) FILTER (WHERE moved.debit_account = account.id AND told.kind IN ('bet', 'play'))::int AS bets,
    coalesce(sum(moved.amount) FILTER (WHERE moved.debit_account = account.id), 0)::bigint AS staked,
    coalesce(sum(moved.amount) FILTER (WHERE moved.credit_account = account.id), 0)::bigint AS won
  FROM providers_transaction AS told
  JOIN ledger_transfer AS moved ON moved.id = told.transfer
  JOIN ledger_account AS account
    ON account.id IN (moved.debit_account, moved.credit_account) AND account.code IN (${moneyCodes})
  LEFT JOIN wallet_purse AS purse ON purse.player_id = account.player_id
  LEFT JOIN providers_round AS round ON round.id = told.round_id
  WHERE told.created_at >= $1::timestamptz - ${slack} AND told.created_at < $2::timestamptz + ${slack}
    AND moved.created_at >= $1 AND moved.created_at < $2 AND moved.kind IN (${moving})
  GROUP BY 1, 4 ORDER BY 1, 4`

/** Games of others in a time. @param time epoch milliseconds; `to` is not included. */
export const providerGamesOfTime = (
  on: Queryable,
  time: { readonly from: number; readonly to: number },
): Promise<ProviderGameOfDay[]> =>
  rowsOf<ProviderGameOfDay>(on, statement, [isoTime(time.from), isoTime(time.to)])

const rounds = `
  SELECT id, player_id::float8 AS player, stake::float8 AS stake, payout::float8 AS payout, currency, opened_at AS at
  FROM providers_round
  WHERE id >= $1 AND id < $2 AND game_id = $3 AND ($4::uuid IS NULL OR id < $4) ORDER BY id DESC LIMIT $5`

/** A round of such a game. Minor units. */
export interface RoundOfProviderGame {
  readonly id: string
  readonly player: number
  readonly stake: number
  readonly payout: number
  readonly currency: 'USD' | 'CREDIT'
  readonly at: Date
}

/** Rounds of such a game between two ids, the newest first. */
export const providerRoundsBetween = (
  on: Queryable,
  asked: {
    readonly from: string
    readonly to: string
    readonly gameId: number
    readonly before: string | null
    readonly limit: number
  },
): Promise<RoundOfProviderGame[]> =>
  rowsOf<RoundOfProviderGame>(on, rounds, [
    asked.from,
    asked.to,
    asked.gameId,
    asked.before,
    asked.limit,
  ])
