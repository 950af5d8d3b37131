import type { Transaction, TransactionState } from '@fairhouse/contract/entities/payment'

type End = 'confirmed' | 'waiting' | 'ended'

const ends: Readonly<Record<TransactionState, End>> = {
  default: 'waiting',
  pending: 'waiting',
  confirming: 'waiting',
  sent: 'waiting',
  confirmed: 'confirmed',
  cancelled: 'ended',
  declined: 'ended',
  failed: 'ended',
}

/** How a deposit stands, as its player sees it. */
export const endOf = (state: TransactionState): End => ends[state]

/** Which sentence says what is waited for: coins wait for blocks, a transfer for days, a card for seconds. */
export function waitingWords({
  coin,
  method,
}: Pick<Transaction, 'coin' | 'method'>): 'waitingCoin' | 'waitingBank' | 'waitingCard' {
  if (coin !== null) return 'waitingCoin'
  return method?.startsWith('bank') ? 'waitingBank' : 'waitingCard'
}
