import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes, houseAccount, readAccounts } from '#modules/ledger'
import { loseAtPlay } from '../testing/lose-at-play.ts'
import { askOf, granted, openTestTill, type TestTill } from '../testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterAll(() => till.close())

/** What the house lost in dollars because players no longer had it. */
const losses = (): Promise<bigint> =>
  till.database.transaction(async (tx) => {
    const purpose = { code: codes.housePaymentLosses, currency: 'USD', till: 0 } as const
    const account = await houseAccount(tx, purpose)
    return (await readAccounts(tx, [account])).get(account)?.debitsPosted ?? 0n
  })

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

  it('is told to whoever looks at the deposit again, once it is done', async () => {
    const { cashier, provider } = till
    const player = await till.player()
    const { id } = await till.begin(player)
    await cashier.hear('memory', [provider.deposit(id, { state: 'confirmed' })])
    const look = async () =>
      granted(await cashier.answers.depositResult(askOf(player), { offsiteTransactionId: id }))
    const opened = provider.back(id, { type: 'reversal', state: 'pending' })
    await cashier.hear('memory', [opened])
    expect(await look()).toMatchObject({ transaction: { state: 'confirmed' }, takenBack: null })
    await cashier.hear('memory', [{ ...opened, state: 'confirmed' }])
    expect(await look()).toMatchObject({
      transaction: { state: 'confirmed' },
      takenBack: { type: 'depositReversal', state: 'confirmed', about: id, amount: 5_000 },
    })
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

  it('is the refund that it is named after, where two of one deposit are of one sum', async () => {
    const { cashier, provider } = till
    const player = await till.player(5_000n)
    const history = granted(await cashier.answers.transactionHistory(askOf(player), { page: 1 }))
    const id = history.transactions[0]?.id ?? ''
    const hand = { staff: 'anna', note: null, amount: amount(1_000n) }
    const refund = async (): Promise<string> => {
      const begun = await cashier.desk.refund(id, hand)
      if (begun.type !== 'done') throw new Error(begun.why)
      return begun.payment.id
    }
    provider.next = 'silent'
    const [first, second] = [await refund(), await refund()]
    const told = { type: 'refund', sum: { asset: 'USD', units: amount(1_000n) } } as const
    const secondIs = (state: 'pending' | 'confirmed') =>
      provider.back(id, { ...told, state, backRef: 'second', ours: second })
    await cashier.hear('memory', [secondIs('pending')])
    await cashier.hear('memory', [secondIs('confirmed')])
    // Only now the provider says that it does not do the first one.
    const declined = provider.back(id, { ...told, state: 'failed', backRef: 'first', ours: first })
    await cashier.hear('memory', [declined])
    await cashier.hear('memory', [secondIs('confirmed')])
    const stateOf = async (one: string) =>
      (await cashier.desk.transactionDetail(one))?.payment.state
    expect([await stateOf(first), await stateOf(second)]).toEqual(['failed', 'confirmed'])
    expect(await till.cash(player)).toBe(4_000n)
    expect(await till.audit()).toEqual([])
  })

  it('without a name of ours is the refund of that sum, which keeps the name that was told first', async () => {
    const { cashier, provider } = till
    const player = await till.player(5_000n)
    const history = granted(await cashier.answers.transactionHistory(askOf(player), { page: 1 }))
    const id = history.transactions[0]?.id ?? ''
    const hand = { staff: 'anna', note: null, amount: amount(1_000n) }
    await cashier.desk.refund(id, hand)
    await cashier.desk.refund(id, hand)
    const told = { type: 'refund', sum: { asset: 'USD', units: amount(1_000n) } } as const
    const tell = (backRef: string, state: 'pending' | 'confirmed' | 'failed') =>
      cashier.hear('memory', [provider.back(id, { ...told, state, backRef })])
    await tell('one', 'pending')
    await tell('other', 'pending')
    await tell('other', 'confirmed')
    await tell('one', 'failed')
    const { about = [] } = (await cashier.desk.transactionDetail(id)) ?? {}
    const states = new Map(about.map(({ providerRef, state }) => [providerRef, state]))
    expect(states).toEqual(new Map([['one', 'failed'] as const, ['other', 'confirmed'] as const]))
    expect(await till.cash(player)).toBe(4_000n)
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

  it('is a deposit that its provider voids after it was credited: what was played away is the house’s loss', async () => {
    const { cashier, provider } = till
    const lostBefore = await losses()
    const player = await till.player(5_000n)
    const history = granted(await cashier.answers.transactionHistory(askOf(player), { page: 1 }))
    const id = history.transactions[0]?.id ?? ''
    await loseAtPlay(till, player, 3_000n)
    const released = provider.back(id, { type: 'void', state: 'confirmed' })
    await cashier.hear('memory', [released])
    await cashier.hear('memory', [released])
    expect(await till.cash(player)).toBe(0n)
    const { about = [], payment } = (await cashier.desk.transactionDetail(id)) ?? {}
    expect(payment?.state).toBe('confirmed')
    expect(about).toMatchObject([
      {
        type: 'depositVoid',
        state: 'confirmed',
        amount: 5_000n,
        balanceBefore: 2_000n,
        balanceAfter: 0n,
      },
    ])
    expect((await losses()) - lostBefore).toBe(3_000n)
    expect(await till.audit()).toEqual([])
  })

  it('is nothing where a deposit is voided before it was credited', async () => {
    const { cashier, provider } = till
    const player = await till.player()
    const { id } = await till.begin(player)
    await cashier.hear('memory', [provider.deposit(id, { state: 'confirming' })])
    await cashier.hear('memory', [provider.back(id, { type: 'void', state: 'confirmed' })])
    expect(await till.cash(player)).toBe(0n)
    const { payment, about } = (await cashier.desk.transactionDetail(id)) ?? {}
    expect(payment?.state).toBe('cancelled')
    expect(about).toMatchObject([{ type: 'depositVoid', state: 'confirmed', settlement: null }])
    expect(await till.audit()).toEqual([])
  })
})
