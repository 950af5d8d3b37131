import type { Amount } from '@fairhouse/money'
import type { LegRef, Pending, Resolving, Reversal, Transfer } from './transfer.ts'

/** Posts what is pending: all of it, or `amount` while the rest is released. */
export const postOf = (pending: Pending, by: LegRef, amount: Amount = pending.amount): Resolving =>
  resolving(pending, by, { kind: 'post', amount })

/** Gives back what is pending. */
export const voidOf = (pending: Pending, by: LegRef): Resolving =>
  resolving(pending, by, { kind: 'void', amount: pending.amount })

/** Gives back what is pending because its time is over. */
export const expiryOf = (pending: Pending, by: LegRef): Resolving =>
  resolving(pending, by, { kind: 'expiry', amount: pending.amount })

const resolving = (
  { id, leg, debit, credit, currency, reason }: Pending,
  by: LegRef,
  how: Pick<Resolving, 'kind' | 'amount'>,
): Resolving => ({ ...by, ...how, debit, credit, currency, reason, about: { id, leg } })

/** Takes back what was posted: the same amount the other way round. What was reversed and what reverses stay. */
export const reversalOf = (
  { id, leg, debit, credit, currency, amount }: Transfer,
  by: LegRef,
): Reversal => ({
  ...by,
  kind: 'reversal',
  debit: credit,
  credit: debit,
  amount,
  currency,
  reason: 'reversal',
  about: { id, leg },
})
