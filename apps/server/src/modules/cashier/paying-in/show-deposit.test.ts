import { afterAll, beforeAll, expect, it } from 'vitest'
import { askOf, granted, openTestTill, type TestTill } from '../testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterAll(() => till.close())

it('ways to pay in that are missed here are told with the reason, and cannot be used', async () => {
  const ask = askOf(await till.player())
  const { methods, away } = granted(await till.cashier.answers.deposit(ask, {}))
  expect(methods.map(({ name }) => name)).toEqual(['card', 'litecoin'])
  expect(away.map(({ method: { name }, why }) => [name, why])).toEqual([['monero', 'notInstalled']])
  const body = { methodName: 'monero' }
  expect(await till.cashier.answers.depositMethodSelect(ask, body)).toEqual({
    refused: 'methodUnavailable',
  })
})
