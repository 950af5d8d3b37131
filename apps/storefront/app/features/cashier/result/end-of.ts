import type {
  PaymentInstruction,
  Transaction,
  TransactionState,
} from '@fairhouse/contract/entities/payment'

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

type Waiting = Pick<Transaction, 'coin' | 'method' | 'state'>

/** Which sentence says what is waited for: the player, or coins wait for blocks, a transfer for days, a card for seconds. */
export function waitingWords(payment: Waiting, instruction: PaymentInstruction | null) {
  if (instruction?.kind === 'redirect') return 'waitingPlayer'
  if (instruction?.kind === 'bank') return 'waitingTransfer'
  if (payment.coin !== null) return 'waitingCoin'
  return isTransfer(payment) ? 'waitingBank' : 'waitingCard'
}

/** A transfer is waited for, and its bank did not say what is to be written into it. */
export const isUnanswered = (payment: Waiting, instruction: PaymentInstruction | null): boolean =>
  instruction === null && isTransfer(payment) && payment.state === 'pending'

const isTransfer = ({ method }: Pick<Transaction, 'method'>): boolean =>
  method?.startsWith('bank') ?? false
