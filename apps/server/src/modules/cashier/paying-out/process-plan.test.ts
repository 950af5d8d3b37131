import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerId } from '#platform/ids'
import { askOf, granted, newKey, openTestTill, type TestTill } from '../testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterEach(async () => {
  expect(await till.audit()).toEqual([])
})
afterAll(() => till.close())

describe('a plan', () => {
  /** What came by a card, and more, that was won. */
  async function lucky() {
    const player = await till.player(10_000n)
    await till.database.query(
      `UPDATE cashier_transaction SET method = 'elsewhere' WHERE player_id = $1`,
      [player],
    )
    const { id } = await till.begin(player)
    const kept = { token: 'tok', label: 'Visa •••• 4242', expires: null }
    await till.cashier.hear('memory', [till.provider.deposit(id, { state: 'confirmed', kept })])
    const bank = await till.bank(player)
    const { saved } = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
    const card = saved.find(({ method }) => method === 'card')?.userPMId ?? ''
    return { player, bank, card }
  }
  const askPlan = (
    player: PlayerId,
    parts: readonly (readonly [string, number])[],
    requestKey = newKey(),
  ) =>
    till.cashier.answers.withdrawalPlan(askOf(player), {
      requestKey,
      parts: parts.map(([userPMId, cents]) => ({ userPMId, amount: cents })),
    })

  it('pays back first and then elsewhere, with one request, however often that is sent', async () => {
    const { player, bank, card } = await lucky()
    const key = newKey()
    const parts = [
      [card, 5_000],
      [bank, 9_000],
    ] as const
    const [one, other] = await Promise.all([
      askPlan(player, parts, key),
      askPlan(player, parts, key),
    ])
    expect(granted(one)).toEqual(granted(other))
    expect(granted(one).transactions).toMatchObject([
      { method: 'card', amount: 5_000, state: 'pending' },
      { method: 'bank', amount: 9_000, state: 'pending' },
    ])
    expect(await till.cash(player)).toBe(1_000n)
  })

  it.each([
    ['in an order that the closed loop forbids', [1, 0], [9_000, 5_000], 'payBackFirst'],
    ['with a part beyond the balance', [0, 1], [5_000, 10_001], 'notEnoughCash'],
    ['with a part below its minimum', [0, 1], [5_000, 999], 'formInvalid'],
  ] as const)('%s is refused whole: nothing is held', async (_, order, cents, refused) => {
    const { player, bank, card } = await lucky()
    const ways = [card, bank]
    const parts = order.map((way, index) => [ways[way] ?? '', cents[index] ?? 0] as const)
    expect(await askPlan(player, parts)).toMatchObject({ refused })
    expect(await till.cash(player)).toBe(15_000n)
    const { open } = granted(await till.cashier.answers.withdrawal(askOf(player), {}))
    expect(open).toEqual([])
  })
})
