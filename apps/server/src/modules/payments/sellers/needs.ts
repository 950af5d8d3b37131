import type { Answers } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Seller } from './seller.ts'

/** What the cashier answers about paying in: the same gates and limits stand before coins that are bought. */
export type PayIn = Answers<'deposit' | 'depositMethodSelect' | 'depositCheck'>

export interface SellersNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Null: nobody sells coins here. */
  readonly seller: Seller | null
  readonly payIn: () => PayIn
  countryOf(player: PlayerId): Promise<string>
  /** Origin of the house as the asker's browser knows it. */
  originOf(host: string): string
}

export type SellersAnswers = Answers<
  'cryptoPurchaseCurrencies' | 'cryptoPurchaseOffers' | 'cryptoPurchaseOrder'
>
