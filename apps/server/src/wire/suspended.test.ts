import { randomUUID } from 'node:crypto'
import { calls, type CallName } from '@fairhouse/contract/calls/all'
import { isAllowedWhenSuspended } from '@fairhouse/contract/rights-when-suspended'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { enterCard } from '../modules/payments/testing/sandbox-card-driver.ts'
import { startSandbox, type SandboxProcess } from '../modules/payments/testing/sandbox-process.ts'
import { newPlayer, openBrowser, type TestBrowser } from './test-browser.ts'
import { tokenTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { suspend } from './test-suspension.ts'

let sandbox: SandboxProcess
let server: TestServer
let browser: TestBrowser
const form = newPlayer('1')
beforeAll(async () => {
  sandbox = await startSandbox()
  const { url, key } = sandbox
  server = await startTestServer({
    payments: {
      sandbox: { type: 'running', url, publicUrl: url, key },
      providerOf: {},
      chainsOnDemand: [],
      environment: {},
    },
  })
  await payInAndBeSuspended()
  browser = await openBrowser(server.url)
  await browser.do('logIn', form)
})
afterAll(async () => {
  await server.stop()
  await sandbox.stop()
})

/** Pays 25 dollars in by card, which is then saved. */
async function payInAndBeSuspended(): Promise<void> {
  const before = await openBrowser(server.url)
  await before.do('register', form)
  const wish = { requestKey: randomUUID(), methodName: 'card', amount: '2500' }
  const { transaction, instruction } = await before.do('depositProcess', wish)
  if (instruction.kind !== 'redirect') throw new Error(`it leads to ${instruction.kind}`)
  await enterCard(instruction.url, '4242424242424242')
  const looked = async () => {
    const result = await before.do('depositResult', { offsiteTransactionId: transaction.id })
    return result.transaction.state
  }
  await vi.waitUntil(async () => (await looked()) === 'confirmed', {
    timeout: 15_000,
    interval: 200,
  })
  await before.do('verifyEmail', {
    token: (await tokenTo(server, form.email, 'verifyEmail')) ?? '',
  })
  await suspend(server, form.login)
}

it('a suspended player is told so, and is paid out', async () => {
  const { userStatus } = await browser.do('status')
  expect(userStatus).toMatchObject({ isLogged: true, isSuspended: true, cash: 102_500 })
  const { saved, available } = await browser.do('withdrawal')
  expect(available).toBe(102_500)
  const userPMId = saved[0]?.userPMId ?? ''
  const wish = { requestKey: randomUUID(), userPMId, amount: '2500' }
  const asked = await browser.do('withdrawalProcess', wish)
  expect(asked.transaction).toMatchObject({ type: 'withdrawal', state: 'pending', amount: 2_500 })
  const { transactions } = await browser.do('transactionHistory', { page: '1' })
  expect(transactions.map(({ type }) => type)).toEqual(['withdrawal', 'deposit'])
  await browser.do('accountStatement', { year: String(new Date().getUTCFullYear()), format: 'csv' })
  await browser.do('identityCheck')
  await browser.do('messages', { page: '1' })
})

const withheld = Object.keys(calls)
  .filter((name): name is CallName => name in calls)
  .filter((name) => calls[name].who === 'player' && !isAllowedWhenSuspended(name))

it.each(withheld)('a suspended player is refused: %s', async (name) => {
  expect(await browser.refused(name, {})).toMatchObject({ code: 155 })
})

it('neither plays nor pays in, whatever is asked', async () => {
  expect(withheld).toContain('depositProcess')
  expect(withheld).toContain('topUp')
  expect(await browser.refused('openGame', { uri: 'castle-of-horror' })).toMatchObject({
    code: 155,
  })
})

it('whose account is closed enters no more', async () => {
  const closed = await openBrowser(server.url, '198.51.100.9')
  const other = newPlayer('1')
  await closed.do('register', other)
  const close = 'UPDATE identity_account SET closed_at = now(), suspended = true WHERE login = $1'
  await server.database.query(close, [other.login])
  expect(await (await openBrowser(server.url)).refused('logIn', other)).toMatchObject({
    code: 'ACCOUNT_CLOSED',
  })
})
