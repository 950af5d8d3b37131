import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOf, openTestTill, type TestTill } from '../testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterAll(() => till.close())

describe('what goes back', () => {
  it('is taken from the deposit that came after the first one had ended', async () => {
    const { cashier, provider } = till
    const player = await till.player()
    const { id } = await till.begin(player)
    await cashier.hear('memory', [provider.deposit(id, { state: 'cancelled' })])
    await cashier.hear('memory', [provider.deposit(id, { state: 'confirmed' })])
    expect(await till.cash(player)).toBe(5_000n)
    const back = provider.back(id, { type: 'reversal', state: 'confirmed' })
    await cashier.hear('memory', [back])
    await cashier.hear('memory', [back])
    expect(await till.cash(player)).toBe(0n)
    expect(await till.audit()).toEqual([])
  })

  it('before coins were enough to be credited leaves nothing to be credited later', async () => {
    const { cashier, provider } = till
    const player = await till.player()
    const reference = `litecoin:${player}`
    await cashier.answers.depositMethodSelect(askOf(player), { methodName: 'litecoin' })
    const coins = (units: bigint) => ({ asset: 'LTC', units: amount(units) }) as const
    const small = provider.deposit(reference, {
      state: 'confirmed',
      part: 'small:0',
      sum: coins(1_000_000n),
    })
    const gone = provider.back(reference, {
      type: 'reversal',
      state: 'confirmed',
      part: 'small:0',
      sum: coins(1_000_000n),
    })
    await cashier.hear('memory', [small])
    await cashier.hear('memory', [gone, small])
    const large = provider.deposit(reference, {
      state: 'confirmed',
      part: 'large:0',
      sum: coins(100_000_000n),
    })
    await cashier.hear('memory', [large, small, gone])
    // One litecoin at 80 dollars, and nothing for the small one.
    expect(await till.cash(player)).toBe(8_000n)
    expect(await till.audit()).toEqual([])
  })

  it('of coins is the refund that staff asked for, also where its half is no whole number of cents', async () => {
    const { cashier, provider } = till
    const player = await till.player()
    const reference = `litecoin:${player}`
    await cashier.answers.depositMethodSelect(askOf(player), { methodName: 'litecoin' })
    const coins = (units: bigint) => ({ asset: 'LTC', units: amount(units) }) as const
    const paid = { state: 'confirmed', part: 'odd:0', sum: coins(250_000_001n) } as const
    await cashier.hear('memory', [provider.deposit(reference, paid)])
    expect(await till.cash(player)).toBe(20_001n)
    const history = await cashier.answers.transactionHistory(askOf(player), { page: 1 })
    const id = 'reply' in history ? (history.reply.transactions[0]?.id ?? '') : ''
    const hand = { staff: 'anna', note: null, amount: amount(10_000n) }
    const begun = await cashier.desk.refund(id, hand)
    if (begun.type !== 'done' || begun.payment.assetUnits === null) throw new Error('no refund')
    const back = provider.back(reference, {
      type: 'refund',
      state: 'confirmed',
      part: 'odd:0',
      sum: coins(begun.payment.assetUnits),
    })
    await cashier.hear('memory', [back])
    expect(await till.cash(player)).toBe(10_001n)
    expect(await till.audit()).toEqual([])
  })
})
