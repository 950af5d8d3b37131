import type { TransactionState, TransactionType } from '@fairhouse/contract/entities/payment'
import { type Amount, amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A payment as those see it who judge payments. */
export interface PaymentFact {
  readonly id: string
  readonly type: TransactionType
  readonly state: TransactionState
  /** Minor units. */
  readonly amount: Amount
  readonly method: string | null
  /** Epoch milliseconds at which it was begun. */
  readonly at: number
}

const counting: readonly TransactionState[] = ['pending', 'confirming', 'sent', 'confirmed']

/** Money that comes in or came: a deposit that was begun and did not come to nothing. */
export const isDeposit = ({ type, state }: Pick<PaymentFact, 'type' | 'state'>): boolean =>
  type === 'deposit' && counting.includes(state)

/** Money that leaves or left. */
export const isWithdrawal = ({ type, state }: Pick<PaymentFact, 'type' | 'state'>): boolean =>
  type === 'withdrawal' && counting.includes(state)

const ofPlayer = `
  SELECT id, type, state, amount, method, created_at FROM cashier_transaction
  WHERE player_id = $1 AND created_at >= to_timestamp($2::double precision / 1000)
  ORDER BY created_at, id`

/** A player's payments since then, oldest first. */
export async function paymentFacts(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<PaymentFact[]> {
  interface Row {
    readonly id: string
    readonly type: TransactionType
    readonly state: TransactionState
    readonly amount: bigint
    readonly method: string | null
    readonly created_at: Date
  }
  const rows = await rowsOf<Row>(on, ofPlayer, [player, since])
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    amount: amount(row.amount),
    at: created_at.getTime(),
  }))
}
