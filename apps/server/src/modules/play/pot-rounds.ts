import type { AccountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'

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

/** Which rounds are asked for: the newest of those that were begun from `from` to `to`, in epoch milliseconds; `to` null for no end. */
export interface PotRoundsAsked {
  readonly player: PlayerId
  readonly pot: AccountId
  readonly from: number
  readonly to: number | null
  /** Only those older than this round; null: from the newest on. */
  readonly before: string | null
  readonly limit: number
}

/** Below which id the rounds of a page lie; null: no end. Ids are in the order of time. Pure. */
export function endOfPage({ to, before }: Pick<PotRoundsAsked, 'to' | 'before'>): string | null {
  const until = to === null ? null : smallestUuidV7(to + 1)
  if (until === null || before === null) return until ?? before
  return until < before ? until : before
}

/** Rounds that were begun beside a pot. */
export interface PotRounds {
  /** Whether one waits for its end that the player's pot may have paid. */
  hasOpen(on: Queryable, player: PlayerId): Promise<boolean>
  /** The newest first. */
  page(on: Queryable, asked: PotRoundsAsked): Promise<readonly RoundWithPot[]>
}
