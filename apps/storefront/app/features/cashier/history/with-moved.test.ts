import type { Transaction } from '@fairhouse/contract/entities/payment'
import { expect, it } from 'vitest'
import type { HistoryWish } from './history-wish.ts'
import { withMoved } from './with-moved.ts'

const payment = (id: string, second: number, more: Partial<Transaction> = {}): Transaction => ({
  id,
  type: 'deposit',
  state: 'confirmed',
  currency: 'USD',
  amount: 5_000,
  fee: 0,
  sandbox: true,
  method: 'card',
  label: null,
  reference: null,
  coin: null,
  confirmations: null,
  about: null,
  createdAt: new Date(second * 1_000).toISOString(),
  changedAt: new Date(second * 1_000).toISOString(),
  balanceBefore: null,
  balanceAfter: null,
  steps: [],
  stages: [],
  canReverse: false,
  ...more,
})
const everything: HistoryWish = { page: 1, type: null, from: null, to: null }
const full = Array.from({ length: 10 }, (_, index) => payment(`old${index}`, 100 - index))
const listed = { transactions: full, total: 23 }
const idsOf = ({ transactions }: { readonly transactions: readonly Transaction[] }) =>
  transactions.map(({ id }) => id)

it('shows a new payment above the others, ten a page', () => {
  const shown = withMoved(listed, payment('new', 101, { type: 'depositReversal' }), everything)
  expect(idsOf(shown)).toEqual(['new', ...idsOf(listed).slice(0, 9)])
  expect(shown.total).toBe(24)
})

it('changes one that is shown in its place', () => {
  const moved = payment('old3', 97, { state: 'failed', changedAt: new Date(200_000).toISOString() })
  const shown = withMoved(listed, moved, everything)
  expect(idsOf(shown)).toEqual(idsOf(listed))
  expect([shown.transactions[3]?.state, shown.total]).toEqual(['failed', 23])
})

it.each<[string, Transaction, Partial<HistoryWish>]>([
  ['on a later page', payment('new', 101), { page: 2 }],
  ['of another kind', payment('new', 101), { type: 'withdrawal' }],
  ['between chosen days', payment('new', 101), { to: '1970-01-01' }],
  ['that is older than what is shown', payment('older', 5), {}],
])('leaves the page alone for one %s', (_, moved, wish) => {
  expect(withMoved(listed, moved, { ...everything, ...wish })).toEqual(listed)
})
