import { depositMethodEdit } from '@fairhouse/contract/calls/cashier'
import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlayerId } from '#platform/ids'
import { askOf, granted, newKey, openTestTill, type TestTill } from './testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
beforeEach(() => {
  till.says.verdict = { type: 'approve' }
})
afterEach(async () => {
  expect(await till.audit()).toEqual([])
})
afterAll(() => till.close())

const withdraw = (player: PlayerId, userPMId: string, cents: number) =>
  till.cashier.answers.withdrawalProcess(askOf(player), {
    requestKey: newKey(),
    userPMId,
    amount: cents,
  })
const stateOf = async (id: string) =>
  (await till.cashier.desk.transactionDetail(id))?.payment.state ?? null

/** Pays in by a card of this name, which is kept. @returns the deposit and the card. */
async function payByCard(player: PlayerId, token: string, cents: number) {
  const { id } = await till.begin(player, cents)
  const told = {
    state: 'confirmed',
    sum: { asset: 'USD', units: amount(BigInt(cents)) },
    kept: { token, label: `Visa ${token}`, expires: null },
  } as const
  await till.cashier.hear('memory', [till.provider.deposit(id, told)])
  const { saved } = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
  const card = saved.find(({ label }) => label === `Visa ${token}`)
  return { id, card: card?.userPMId ?? '' }
}

describe('cards', () => {
  it('that paid in a little are no way out for what came by another', async () => {
    const player = await till.player()
    const stolen = await payByCard(player, 'stolen', 50_000)
    const own = await payByCard(player, 'own', 2_000)
    expect(await withdraw(player, own.card, 52_000)).toMatchObject({ refused: 'payBackFirst' })
    granted(await withdraw(player, own.card, 2_000))
    granted(await withdraw(player, stolen.card, 50_000))
  })

  it('stay the way back when they are forgotten', async () => {
    const player = await till.player()
    const stolen = await payByCard(player, 'to-forget', 5_000)
    const bank = await till.bank(player)
    const { depositMethodDelete } = till.cashier.answers
    const forgotten = granted(await depositMethodDelete(askOf(player), { userPMId: stolen.card }))
    expect(forgotten.saved).toEqual([])
    expect(await withdraw(player, bank, 5_000)).toMatchObject({ refused: 'payBackFirst' })
    granted(await withdraw(player, stolen.card, 5_000))
    granted(await depositMethodDelete(askOf(player), { userPMId: stolen.card }))
    expect(granted(await till.cashier.answers.withdrawal(askOf(player), {})).saved).toMatchObject([
      { method: 'bank' },
    ])
  })

  it('that were added without paying are no way out, as whoever finds an open browser adds one', async () => {
    const player = await till.player(5_000n)
    const kept = { token: 'thief', label: 'Visa thief', expires: null }
    const entered = till.provider.deposit(`card:${player}:abc`, {
      state: 'confirmed',
      sum: { asset: 'USD', units: amount(0n) },
      kept,
    })
    await till.cashier.hear('memory', [entered])
    const { saved } = granted(await till.cashier.answers.deposit(askOf(player), {}))
    expect(saved).toMatchObject([{ label: 'Visa thief', canWithdraw: false }])
    const userPMId = saved[0]?.userPMId ?? ''
    expect(await withdraw(player, userPMId, 1_000)).toEqual({ refused: 'notFound' })
    const paid = await payByCard(player, 'thief', 1_000)
    expect(paid.card).toBe(userPMId)
  })
})

describe('stolen cards', () => {
  it('are not tried out faster by entering them than by deposits that fail', () => {
    const { count, seconds } = depositMethodEdit.rateLimit
    expect((count * 3_600) / seconds).toBeLessThanOrEqual(20)
  })
})

describe('coins in a thousand pieces', () => {
  it('are worth what they are worth in one', async () => {
    const player = await till.player()
    await till.cashier.answers.depositMethodSelect(askOf(player), { methodName: 'litecoin' })
    const reference = `litecoin:${player}`
    const piece = (units: bigint, part: string) =>
      till.provider.deposit(reference, {
        state: 'confirmed',
        sum: { asset: 'LTC', units: amount(units) },
        part,
      })
    // A tenth of a cent each: a hundred are ten cents, not a dollar.
    for (let number = 0; number < 100; number++)
      await till.cashier.hear('memory', [piece(1_250n, `dust${number}:0`)])
    await till.cashier.hear('memory', [piece(12_300_000n, 'nearly:0')])
    expect(await till.cash(player)).toBe(0n)
    await till.cashier.hear('memory', [piece(200_000n, 'rest:0')])
    expect(await till.cash(player)).toBe(1_010n)
  })
})

describe('money that is taken back', () => {
  const disputed = (id: string) =>
    till.provider.back(id, { type: 'reversal', state: 'confirmed', reason: 'disputeLost' })

  it('is taken from withdrawals that were not sent, the newest first, even approved ones', async () => {
    const player = await till.player()
    const { id, card } = await payByCard(player, 'charged-back', 5_000)
    const older = granted(await withdraw(player, card, 1_500)).transaction
    till.time.now += 1_000
    await till.cashier.lookAfter()
    expect(await stateOf(older.id)).toBe('confirming')
    till.time.now += 1_000
    const newer = granted(await withdraw(player, card, 3_500)).transaction
    const told = { ...disputed(id), sum: { asset: 'USD', units: amount(2_000n) } } as const
    await till.cashier.hear('memory', [told, told])
    expect([await stateOf(newer.id), await stateOf(older.id)]).toEqual(['declined', 'confirming'])
    expect(await till.cash(player)).toBe(1_500n)
    const { about = [] } = (await till.cashier.desk.transactionDetail(id)) ?? {}
    expect(about).toMatchObject([{ type: 'depositReversal', state: 'confirmed', amount: 2_000n }])
  })

  it('sends nobody past the rules: what they have not looked at waits for them', async () => {
    const player = await till.player(10_000n)
    const { id, card } = await payByCard(player, 'won-meanwhile', 3_000)
    const asked = granted(await withdraw(player, card, 2_000)).transaction
    await till.cashier.hear('memory', [
      { ...disputed(id), sum: { asset: 'USD', units: amount(1_000n) } },
    ])
    const hand = { staff: 'mallory', note: null }
    expect(await till.cashier.desk.approve(asked.id, hand)).toEqual({
      type: 'refused',
      why: 'notJudged',
    })
  })
})
