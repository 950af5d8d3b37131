import { transactionTypes as contractTypes } from '@fairhouse/contract/entities/payment'
import { expect, it } from 'vitest'
import { historyWish, transactionTypes } from './history-wish.ts'

const wishOf = (query: string) => historyWish(new URLSearchParams(query))

it('reads what an address asks for', () => {
  expect(wishOf('page=3&type=withdrawal&from=2026-01-01&to=2026-12-31')).toEqual({
    page: 3,
    type: 'withdrawal',
    from: '2026-01-01',
    to: '2026-12-31',
  })
})

it.each(['', 'page=0&type=toString', 'page=-4', 'page=x&from=2026-02-30&to=yesterday'])(
  '%s filters nothing',
  (query) => {
    expect(wishOf(query)).toEqual({ page: 1, type: null, from: null, to: null })
  },
)

it('offers every type that there is', () => {
  expect(transactionTypes.toSorted()).toEqual([...contractTypes].toSorted())
})
