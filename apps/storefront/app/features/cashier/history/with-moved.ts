import type { Transaction } from '@fairhouse/contract/entities/payment'
import { withPayment } from '../payment/with-payment.ts'
import type { HistoryWish } from './history-wish.ts'

interface Listed {
  readonly transactions: readonly Transaction[]
  readonly total: number
}

/** As many as the house tells at once. */
const aPage = 10

/** A page of the history after news of a payment: a new one comes above the others where the page shows the newest of its kind. Pure. */
export function withMoved(
  { transactions, total }: Listed,
  moved: Transaction,
  wish: HistoryWish,
): Listed {
  if (transactions.some(({ id }) => id === moved.id))
    return { transactions: withPayment(transactions, moved), total }
  if (!showsNewest(wish, moved) || isOlder(moved, transactions[0])) return { transactions, total }
  return { transactions: withPayment(transactions, moved).slice(0, aPage), total: total + 1 }
}

const showsNewest = ({ page, type, from, to }: HistoryWish, moved: Transaction): boolean =>
  page === 1 && from === null && to === null && (type === null || type === moved.type)

/** What is older than all that is shown is on a later page. */
const isOlder = (moved: Transaction, newest: Transaction | undefined): boolean =>
  newest !== undefined && moved.createdAt < newest.createdAt
