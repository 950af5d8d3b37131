import { expect, it } from 'vitest'
import { sortOf, sortOfReason } from './sort-of-reason.ts'
import { reasons } from './transfer.ts'

it('every reason is of one sort, and no two reasons are stored as one number', () => {
  expect(Object.keys(sortOfReason).toSorted()).toEqual(Object.keys(reasons).toSorted())
  expect(new Set(Object.values(reasons)).size).toBe(Object.keys(reasons).length)
})

it('of payments, stakes and payouts are these and no others', () => {
  const named = (sort: string): string[] =>
    Object.entries(sortOfReason).flatMap(([reason, its]) => (its === sort ? [reason] : []))
  expect(named('payment').toSorted()).toEqual(
    [
      'testMoney',
      'deposit',
      'withdrawal',
      'exchange',
      'expiry',
      'reversal',
      'paymentFee',
      'chargeback',
      'networkFee',
      'withheld',
    ].toSorted(),
  )
  expect(named('stake').toSorted()).toEqual(['providerBet', 'roomStake', 'stake'])
  expect(named('payout').toSorted()).toEqual([
    'payout',
    'providerJackpot',
    'providerWin',
    'roomPayout',
  ])
  expect(named('conversion').toSorted()).toEqual(['bonusConverted', 'providerReturn'])
})

it('a reversal is of the sort of what it takes back', () => {
  const back = { kind: 'reversal', reason: 'reversal' } as const
  expect(sortOf({ ...back, takesBack: 'roomStake' })).toBe('stake')
  expect(sortOf({ ...back, takesBack: 'providerWin' })).toBe('payout')
  expect(sortOf({ ...back, takesBack: null })).toBeNull()
  expect(sortOf({ kind: 'direct', reason: 'reversal', takesBack: null })).toBe('payment')
  expect(sortOf({ kind: 'void', reason: 'withdrawal', takesBack: null })).toBe('payment')
})
