import type { PaymentReason, TransactionState } from '@fairhouse/contract/entities/payment'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface StoredStep {
  readonly transaction_id: string
  readonly from_state: TransactionState
  readonly to_state: TransactionState
  readonly at: Date
  readonly by: 'player' | 'staff' | 'rules' | 'provider' | 'house'
  readonly actor: string | null
  readonly reason: PaymentReason | null
  readonly note: string | null
}

/** The steps of payments by the payment's id, in their order. */
export async function stepsOf(
  on: Queryable,
  transactions: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredStep[]>> {
  const rows = await rowsOf<StoredStep>(on, statement, [transactions])
  return Map.groupBy(rows, ({ transaction_id }) => transaction_id)
}

const statement = `
  SELECT transaction_id, from_state, to_state, at, by, actor, reason, note FROM cashier_step
  WHERE transaction_id = ANY($1::uuid[]) ORDER BY transaction_id, number`
