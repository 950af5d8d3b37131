import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isRefused, type Refused } from '#platform/answer'
import { askOf, granted, openTestTill, type TestTill } from '../testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
beforeEach(() => {
  till.says.mayDeposit = null
  till.says.rate = '80'
})
afterAll(() => till.close())

function found<Result extends object>(told: Result | Refused): Result {
  if ('refused' in told) throw new Error(`refused: ${JSON.stringify(told)}`)
  return told
}

it('wallets are the saved addresses of coins, of this player alone', async () => {
  const [player, other] = [await till.player(), await till.player()]
  await till.bank(player)
  const saved = granted(
    await till.cashier.answers.withdrawalMethodEdit(askOf(player), {
      methodName: 'litecoin',
      fields: { address: 'ltc1qada' },
    }),
  )
  const { wallets } = found(await till.cashier.coinWallets(player))
  expect(wallets).toMatchObject([
    { userPMId: saved.userPMId, method: 'litecoin', asset: 'LTC', address: 'ltc1qada' },
  ])
  expect(found(await till.cashier.coinWallets(other)).wallets).toEqual([])
})

it('a small payment is a little more than the least that is credited, another each time, to the player’s own address', async () => {
  const player = await till.player()
  const asked = async () => found(await till.cashier.smallPayment(askOf(player), 'litecoin'))
  const amounts = new Set<bigint>()
  for (let times = 0; times < 20; times++) {
    const { units, address, asset } = await asked()
    expect([asset, address]).toEqual(['LTC', (await asked()).address])
    // $11.00 at $80 for a coin, and up to a twentieth more.
    expect(units).toBeGreaterThan(13_750_000n)
    expect(units).toBeLessThanOrEqual(14_437_500n)
    amounts.add(units)
  }
  expect(amounts.size).toBeGreaterThan(15)
})

it('nothing is asked for where the player may not pay in, no rate is known, or the method takes no coins', async () => {
  const player = await till.player()
  const asked = (method = 'litecoin') => till.cashier.smallPayment(askOf(player), method)
  till.says.mayDeposit = { refused: 'onPause' }
  expect(await asked()).toEqual({ refused: 'methodUnavailable' })
  till.says.mayDeposit = null
  till.says.rate = null
  expect(await asked()).toEqual({ refused: 'methodUnavailable' })
  till.says.rate = '80'
  expect(isRefused(await asked('card'))).toBe(true)
  expect(isRefused(await asked('nothing'))).toBe(true)
})
