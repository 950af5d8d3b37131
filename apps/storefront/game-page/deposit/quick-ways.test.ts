import type { PaymentMethod, SavedMethod } from '@fairhouse/contract/entities/payment-method'
import { describe, expect, it } from 'vitest'
import { quickWays } from './quick-ways.ts'

const method = (name: string, kind: PaymentMethod['kind']): PaymentMethod => ({
  name,
  kind,
  asset: 'USD',
  network: null,
  sandbox: true,
  deposit: {
    min: 1000,
    max: 50_000,
    quick: [2500, 5000, 10_000],
    fee: { fixed: 0, share: 0 },
    takes: 'atOnce',
  },
  withdrawal: null,
  depositFields: [],
  withdrawalFields: [],
  confirmations: null,
})

const saved = (userPMId: string, of: string, day: number, canDeposit = true): SavedMethod => ({
  userPMId,
  method: of,
  label: userPMId,
  expires: null,
  canDeposit,
  canWithdraw: true,
  fields: {},
  createdAt: `2026-01-0${day}T00:00:00.000Z`,
})

const found = (saved: readonly SavedMethod[], allowance: { amount: number } | null = null) => ({
  methods: [method('card', 'card'), method('bitcoin', 'coin')],
  saved,
  allowance,
})

describe('the ways of a quick deposit', () => {
  it('are saved methods that pay in, the newest first, without coins and what is not offered', () => {
    const all = [
      saved('old', 'card', 1),
      saved('new', 'card', 3),
      saved('out', 'card', 4, false),
      saved('coin', 'bitcoin', 5),
      saved('gone', 'cheque', 6),
    ]
    expect(quickWays(found(all), null).map(({ saved: { label } }) => label)).toEqual(['new', 'old'])
  })

  it('offer the last amount among the picks, in order and once', () => {
    const amountsFor = (last: number | null) =>
      quickWays(found([saved('one', 'card', 1)]), last)[0]?.amounts
    expect(amountsFor(null)).toEqual([2500, 5000, 10_000])
    expect(amountsFor(7000)).toEqual([2500, 5000, 7000, 10_000])
    expect(amountsFor(5000)).toEqual([2500, 5000, 10_000])
    expect(amountsFor(90_000)).toEqual([2500, 5000, 10_000])
  })

  it('offer nothing above what a limit leaves', () => {
    const [some] = quickWays(found([saved('one', 'card', 1)], { amount: 6000 }), 7000)
    expect(some?.amounts).toEqual([2500, 5000])
    const [least] = quickWays(found([saved('one', 'card', 1)], { amount: 2000 }), 7000)
    expect(least?.amounts).toEqual([1000])
    const [none] = quickWays(found([saved('one', 'card', 1)], { amount: 0 }), 7000)
    expect(none?.amounts).toEqual([])
  })
})
