import type { Amount } from '@fairhouse/money'
import type { PlayerId } from '#platform/ids'

/** A message as it was kept. */
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
  readonly transfer: string | null
  readonly balanceAfter: Amount
  readonly rolledBackBy: string | null
}

/** A round as it stands. */
export interface StoredRound {
  readonly id: string
  readonly stake: Amount
  readonly payout: Amount
  readonly closed: boolean
}
