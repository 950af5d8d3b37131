import { expect, it } from 'vitest'
import { mayTopUp } from './may-top-up.ts'

it('fills up play money below a hundred credits, and never dollars', () => {
  expect(mayTopUp({ currency: 'CREDIT', balance: 9_999 })).toBe(true)
  expect(mayTopUp({ currency: 'CREDIT', balance: 10_000 })).toBe(false)
  expect(mayTopUp({ currency: 'USD', balance: 0 })).toBe(false)
})
