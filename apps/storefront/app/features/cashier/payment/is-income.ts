import type { TransactionType } from '@fairhouse/contract/entities/payment'

const income: Readonly<Record<TransactionType, boolean>> = {
  deposit: true,
  depositRefund: false,
  depositReversal: false,
  depositVoid: false,
  payment: true,
  paymentRefund: false,
  withdrawal: false,
  withdrawalReversal: true,
  bonus: true,
  bonusReversal: false,
  bonusReversalExpiration: false,
  bonusReversalCancellation: false,
}

/** What a payment of this type moves comes into the player's balance; else it leaves it. */
export const isIncome = (type: TransactionType): boolean => income[type]
