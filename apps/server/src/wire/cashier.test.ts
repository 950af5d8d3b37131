import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, openBrowser, signUp } from './test-browser.ts'
import { tokenTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const form = {
  methodName: 'card',
  amount: '5000',
  requestKey: 'a-key-of-sixteen-signs',
  userPMId: 'nobody',
  transactionId: 'nobody',
  fields: '{}',
}

it('play money has no cashier, but a history and a statement', async () => {
  const { browser } = await signUp(server.url)
  for (const call of ['deposit', 'withdrawal', 'depositProcess', 'withdrawalProcess'] as const)
    expect((await browser.refused(call, form)).code).toBe(32)
  expect(await browser.do('transactionHistory', { page: '1' })).toEqual({
    transactions: [],
    total: 0,
  })
  const { content } = await browser.do('accountStatement', { year: '2026', format: 'csv' })
  expect(Buffer.from(content, 'base64').toString()).toContain('Given by the house,,,10000.00')
})

it('without anybody who moves money nothing is offered, and test money is told to be locked', async () => {
  const browser = await openBrowser(server.url)
  const player = newPlayer('1')
  await browser.do('register', player)
  expect(await browser.do('deposit')).toMatchObject({ methods: [], saved: [], open: [] })
  expect((await browser.refused('depositProcess', form)).code).toBe('METHOD_UNAVAILABLE')
  expect(await browser.do('withdrawal')).toMatchObject({
    methods: [],
    available: 0,
    locked: [{ amount: 100_000, why: 'testMoney' }],
  })
  expect((await browser.refused('withdrawalProcess', form)).code).toBe('EMAIL_NOT_VERIFIED')
  const token = (await tokenTo(server, player.email, 'verifyEmail')) ?? ''
  await browser.do('verifyEmail', { token })
  expect((await browser.refused('withdrawalProcess', form)).code).toBe('NOT_FOUND')
  expect((await browser.refused('withdrawalReversal', form)).code).toBe('NOT_FOUND')
})
