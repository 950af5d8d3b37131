import type { TransactionState, TransactionType } from '@fairhouse/contract/entities/payment'

type Edges = Readonly<Partial<Record<TransactionState, readonly TransactionState[]>>>

const deposit: Edges = {
  default: ['pending', 'declined', 'failed', 'cancelled'],
  pending: ['confirming', 'confirmed', 'declined', 'failed', 'cancelled'],
  confirming: ['confirmed', 'declined', 'failed', 'cancelled'],
}

const withdrawal: Edges = {
  default: ['pending'],
  pending: ['confirming', 'cancelled', 'declined', 'failed'],
  confirming: ['sent', 'cancelled', 'declined', 'failed'],
  sent: ['confirmed', 'failed'],
}

/** Something that follows another transaction: done at once, or when its provider says so. */
const follower: Edges = {
  default: ['pending', 'confirmed'],
  pending: ['confirmed', 'cancelled', 'failed'],
}

/**
 * All edges that there are (contract, "Transactions"); the migration holds the database to the same ones. A deposit whose capture is
 * heard of before its authorisation skips `confirming`.
 */
export const edges: Readonly<Record<TransactionType, Edges>> = {
  deposit,
  depositRefund: follower,
  depositReversal: follower,
  depositVoid: follower,
  payment: follower,
  paymentRefund: follower,
  withdrawal,
  withdrawalReversal: follower,
  bonus: follower,
  bonusReversal: follower,
  bonusReversalExpiration: follower,
  bonusReversalCancellation: follower,
}

export const isEdge = (
  type: TransactionType,
  from: TransactionState,
  to: TransactionState,
): boolean => edges[type][from]?.includes(to) ?? false

/** Nothing can follow any more. */
export const isFinal = (type: TransactionType, state: TransactionState): boolean =>
  (edges[type][state]?.length ?? 0) === 0
