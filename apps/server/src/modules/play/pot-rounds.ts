import type { AccountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** A round of a player who had a pot, with who paid. Amounts are minor units. */
export interface RoundWithPot {
  readonly roundId: string
  readonly gameId: number
  readonly uri: string
  readonly name: string
  readonly at: Date
  readonly finished: boolean
  readonly cost: number
  readonly payout: number
  /** What of both was the pot's. */
  readonly potTaken: number
  readonly potGiven: number
  readonly counted: number
  /** What was counted from the first of them up to this one. */
  readonly countedSoFar: number
}

/** Which rounds are asked for: those that were begun from `from` to `to`, in epoch milliseconds; `to` null for no end. */
export interface PotRoundsAsked {
  readonly player: PlayerId
  readonly pot: AccountId
  readonly from: number
  readonly to: number | null
  readonly limit: number
  readonly skip: number
}

/** The newest first, with how many there are on all pages. */
export interface PotRoundsPage {
  readonly rounds: readonly RoundWithPot[]
  readonly total: number
}

/** Rounds that were begun beside a pot. */
export interface PotRounds {
  /** Whether one waits for its end that the player's pot may have paid. */
  hasOpen(on: Queryable, player: PlayerId): Promise<boolean>
  page(on: Queryable, asked: PotRoundsAsked): Promise<PotRoundsPage>
}
