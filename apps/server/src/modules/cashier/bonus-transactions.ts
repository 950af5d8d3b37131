import { type DoneTransaction, noteDone } from './done-transactions.ts'

/** What a bonus did, as the player's history of transactions tells it. */
export interface BonusTransaction extends DoneTransaction {
  readonly type:
    | 'payment'
    | 'bonus'
    | 'bonusReversal'
    | 'bonusReversalExpiration'
    | 'bonusReversalCancellation'
}

/** Writes down what a bonus did, done at once. Its money is moved by whoever asks, in the same transaction. */
export const noteBonus: (
  ...asked: [tx: Parameters<typeof noteDone>[0], told: BonusTransaction, rules: string]
) => Promise<void> = noteDone
