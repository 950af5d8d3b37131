import type { PaymentReason, TransactionType } from '@fairhouse/contract/entities/payment'
import { type Amount, zero } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { insertStep } from './store/insert-step.ts'
import { insertTransaction } from './store/insert-transaction.ts'
import { newTransaction } from './store/stored-transaction.ts'
import { saveTransaction } from './store/save-transaction.ts'

/** What moved a player's money without a way to pay, as the history of transactions tells it. */
export interface DoneTransaction {
  /** A UUID of version 7. */
  readonly id: string
  readonly player: PlayerId
  readonly type: TransactionType
  readonly amount: Amount
  readonly sandbox: boolean
  /** Whose it is, such as `Welcome Bonus`. */
  readonly label: string | null
  /** The transaction that gave what this one takes back. */
  readonly about: string | null
  /** Epoch milliseconds. */
  readonly at: number
  readonly by: 'player' | 'staff' | 'rules' | 'house'
  readonly actor?: string
  readonly reason: PaymentReason | null
}

/**
 * Writes down what is done at once. Its money is moved by whoever asks, in the same transaction.
 * @param rules the edition of the rules of the player's place.
 */
export async function noteDone(
  tx: Transaction,
  told: DoneTransaction,
  rules: string,
): Promise<void> {
  const { id, player, type, amount, sandbox, label, about, at, by, actor = null, reason } = told
  const born = { id, player, type, currency: 'USD', sandbox, createdAt: at } as const
  const begun = newTransaction({ ...born, amount, fee: zero, label, about, reason })
  if (!(await insertTransaction(tx, begun, rules)))
    throw new Error(`transaction ${id} was there before`)
  await saveTransaction(tx, { ...begun, state: 'confirmed' })
  await insertStep(tx, {
    transaction: id,
    from: 'default',
    to: 'confirmed',
    at,
    by,
    actor,
    reason,
    note: null,
  })
}
