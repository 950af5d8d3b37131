import { expect, test } from 'vitest'
import { cashierMenuOf } from './cashier-menu.ts'

const pagesOf = (userType: 1 | 2): readonly string[] =>
  cashierMenuOf({ userType }).map(({ to }) => to)

test('an account of money has every page of the cashier', () => {
  expect(pagesOf(1)).toEqual([
    '/cashier/deposit',
    '/cashier/withdraw',
    '/cashier/history',
    '/cashier/buy-crypto',
    '/cashier/bonus',
    '/cashier/comp-points',
  ])
})

test('play money has the pages on which nothing is paid', () => {
  expect(pagesOf(2)).toEqual(['/cashier/history', '/cashier/bonus', '/cashier/comp-points'])
})
