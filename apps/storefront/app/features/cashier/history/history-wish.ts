import type { TransactionType } from '@fairhouse/contract/entities/payment'

/** What the address of the page asks for; a null filters nothing. */
export interface HistoryWish {
  readonly page: number
  readonly type: TransactionType | null
  /** Days (ISO 8601, UTC), both included. */
  readonly from: string | null
  readonly to: string | null
}

// Written here once more, for the contract's list brings zod with it; the compiler holds it to the contract's.
const types: Readonly<Record<TransactionType, true>> = {
  deposit: true,
  withdrawal: true,
  depositRefund: true,
  depositReversal: true,
  depositVoid: true,
  withdrawalReversal: true,
  payment: true,
  paymentRefund: true,
  bonus: true,
  bonusReversal: true,
  bonusReversalExpiration: true,
  bonusReversalCancellation: true,
}

const isType = (name: string): name is TransactionType => Object.hasOwn(types, name)

/** In the order in which they are offered. */
export const transactionTypes: readonly TransactionType[] = Object.keys(types).filter(isType)

/** What an address asks for; what it says wrongly filters nothing. */
export function historyWish(query: URLSearchParams): HistoryWish {
  const type = query.get('type') ?? ''
  return {
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    type: isType(type) ? type : null,
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
  }
}

/** A day that there is, as forms write it. */
function dayIn(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text) ? null : text
}
