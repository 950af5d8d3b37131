import type { PaymentReason, TransactionState } from '@fairhouse/contract/entities/payment'
import type { Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'

/** A step that a payment made. */
export interface NewStep {
  readonly transaction: string
  readonly from: TransactionState
  readonly to: TransactionState
  readonly at: number
  readonly by: 'player' | 'staff' | 'rules' | 'provider' | 'house'
  /** A member of staff, a provider or a rule; null where `by` says it all. */
  readonly actor: string | null
  readonly reason: PaymentReason | null
  /** For staff. */
  readonly note: string | null
}

/** Writes a step down, after the payment has made it and while it is held. */
export async function insertStep(tx: Transaction, step: NewStep): Promise<void> {
  const { transaction, from, to, at, by, actor, reason, note } = step
  await tx.query(statement, [transaction, from, to, isoTime(at), by, actor, reason, note])
}

const statement = `
  INSERT INTO cashier_step (transaction_id, number, from_state, to_state, at, by, actor, reason, note)
  SELECT $1::uuid, coalesce(max(number), 0) + 1, $2::text, $3::text, $4::timestamptz, $5::text,
    $6::text, $7::text, $8::text
  FROM cashier_step WHERE transaction_id = $1`
