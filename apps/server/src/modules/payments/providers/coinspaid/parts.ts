import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import type { Log } from '#platform/log'
import type { CoinsPaidApi } from './api.ts'
import type { CoinsPaidCoin } from './news.ts'

/** What deposits and payouts rest on. */
export interface CoinsPaidParts {
  readonly api: CoinsPaidApi
  readonly database: Queryable
  readonly clock: Clock
  readonly log: Log
  /** The coin of a method; null for one that is not moved by them. */
  coinOf(method: string): CoinsPaidCoin | null
}

/** What can be a number of theirs. */
export const isNumber = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)
