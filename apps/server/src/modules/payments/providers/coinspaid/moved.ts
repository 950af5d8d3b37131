import type { Payment } from './wire.ts'

/** What a payment did to the account: pairs of their currency and a decimal with its sign. */
export interface Moved {
  /** It may still end otherwise. */
  readonly isOpen: boolean
  readonly moved: readonly (readonly [currency: string, units: string])[]
}

/** One of which nothing is known but that it is there: it is asked about again before the account is read. */
export const notYetRead: Moved = { isOpen: true, moved: [] }

const ended = new Set(['cancelled', 'declined', 'failed'])
const decimal = /^\d{1,30}(\.\d{1,30})?$/

/**
 * What a payment did to the account by now: a deposit counts there once it is confirmed, a withdrawal from when it was asked for, and
 * both are short of the fees.
 */
export function movedBy({ type, status, currency_sent: sent, fees }: Payment): Moved {
  const isOpen = status !== 'confirmed' && !ended.has(status)
  const counts = status === 'confirmed' || (type === 'withdrawal' && isOpen)
  if (![sent, ...fees].every(({ amount }) => decimal.test(amount))) return notYetRead
  if (!counts) return { isOpen, moved: [] }
  const taken = fees.map(({ currency, amount }) => [currency, `-${amount}`] as const)
  const sign = type === 'withdrawal' ? '-' : ''
  return { isOpen, moved: [[sent.currency, `${sign}${sent.amount}`], ...taken] }
}
