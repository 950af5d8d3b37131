import type { Amount } from '@fairhouse/money'
import type { AccountId } from '#modules/ledger'
import type { PlayerId } from '#platform/ids'

/** What of a stored message's money was a pot's. */
export interface StoredPot {
  readonly account: AccountId
  readonly taken: Amount
  readonly given: Amount
  /** What was in the pot afterwards. */
  readonly balance: Amount
}

/** A message as it was kept. Amounts are with the pot's part. */
export interface StoredTransaction {
  readonly ref: string
  readonly kind: 'bet' | 'win' | 'play' | 'rollback' | 'tombstone'
  readonly player: PlayerId
  readonly gameId: number
  /** Ours; null for what never had one. */
  readonly roundId: string | null
  readonly facts: Buffer
  readonly taken: Amount
  readonly given: Amount
  readonly jackpot: Amount
  /** Null for a message of a round that was begun without a pot. */
  readonly pot: StoredPot | null
  readonly transfer: string | null
  readonly balanceAfter: Amount
  readonly rolledBackBy: string | null
}

/** A round as it stands. */
export interface StoredRound {
  readonly id: string
  readonly stake: Amount
  readonly payout: Amount
  /** The pot that it was begun with. */
  readonly pot: AccountId | null
  /** What of the stake and the payout is that pot's. */
  readonly potStake: Amount
  readonly potPayout: Amount
  readonly closed: boolean
}
