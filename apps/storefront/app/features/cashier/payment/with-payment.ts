import type { Transaction } from '@fairhouse/contract/entities/payment'

/** The list, newest first, after news of a payment came: in its place if it is known, else above the others. Older news change nothing. */
export function withPayment(
  list: readonly Transaction[],
  news: Transaction,
): readonly Transaction[] {
  const known = list.find(({ id }) => id === news.id)
  if (!known) return [news, ...list]
  if (known.changedAt > news.changedAt) return list
  return list.map((one) => (one.id === news.id ? news : one))
}
