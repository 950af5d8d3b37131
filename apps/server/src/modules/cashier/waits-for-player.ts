import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import type { StoredTransaction } from './store/stored-transaction.ts'

/** What a withdrawal waits for that its player has to show: nobody approves it before. */
export const shownByPlayer = [
  'identityCheck',
  'walletProof',
] as const satisfies readonly PaymentReason[]

const reasons: ReadonlySet<PaymentReason | null> = new Set(shownByPlayer)

export const waitsForPlayer = ({ reason }: Pick<StoredTransaction, 'reason'>): boolean =>
  reasons.has(reason)
