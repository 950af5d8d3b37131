import { amount } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import type { PaymentFact } from '#modules/cashier'
import { blockedFor, isTryingOut } from './failed-deposits.ts'

const now = 1_793_534_400_000
const second = 1_000
const minute = 60 * second

const deposits = (
  agos: readonly number[],
  state: PaymentFact['state'] = 'declined',
): PaymentFact[] =>
  agos
    .toSorted((one, other) => other - one)
    .map((ago) => ({
      id: String(ago),
      type: 'deposit',
      state,
      amount: amount(1_000n),
      method: 'card',
      at: now - ago,
    }))

describe('deposits that fail', () => {
  it.each([
    [[1, 2, 3, 4].map((one) => one * minute), 0],
    [[1, 2, 3, 4, 5].map((one) => one * minute), 5 * minute],
    [[0, 0, 0, 0, 0], 10 * minute],
    [[1, 2, 3, 4, 10].map((one) => one * minute), 0],
    [[...[1, 2, 3, 4].map((one) => one * minute), 10 * minute - second], second],
    [[1, 2, 3, 4, 5, 6].map((one) => one * minute), 5 * minute],
  ])('as long ago as %j block the next one for %i ms', (agos, blocked) => {
    expect(blockedFor(deposits(agos), now)).toBe(blocked)
  })

  it('are those that were declined or failed, and no others', () => {
    const five = [1, 2, 3, 4, 5].map((one) => one * minute)
    expect(blockedFor(deposits(five, 'failed'), now)).toBeGreaterThan(0)
    for (const state of ['cancelled', 'pending', 'confirmed'] as const)
      expect(blockedFor(deposits(five, state), now)).toBe(0)
  })

  it('ten times within an hour are for people to look at', () => {
    const times = (count: number) =>
      deposits(Array.from({ length: count }, (_, one) => one * minute))
    expect([isTryingOut(times(9), now), isTryingOut(times(10), now)]).toEqual([false, true])
  })
})
