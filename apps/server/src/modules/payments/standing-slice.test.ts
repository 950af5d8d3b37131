import { amount } from '@fairhouse/money'
import { expect, it } from 'vitest'
import { testSeat } from '../play/testing/test-seat.ts'
import { standingSlice } from './standing-slice.ts'

const slice = standingSlice(() => Promise.resolve(null))
const facts = { ...testSeat(), cash: amount(12_345n) }
const standing = { held: 700, inReview: 200, lastDeposit: 'card', bitcoinRate: '64000.5' }

it('tells what withdrawals hold, how was paid in last, and what cash is in bitcoin, cut to eight digits', () => {
  expect(slice.of(standing).status(facts)).toEqual({
    withdrawalFund: 700,
    blockedWithdrawalFund: 200,
    lastDepositPMType: 'card',
    cashInBitcoin: '0.00192889',
  })
  expect(slice.of({ ...standing, bitcoinRate: null }).status(facts).cashInBitcoin).toBe('0')
})
