import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { startSandbox, type SandboxProcess } from '../modules/payments/testing/sandbox-process.ts'
import { enterCard, post } from '../modules/payments/testing/sandbox-card-driver.ts'
import type { SentNotice } from '../modules/payments/testing/provider-driver.ts'
import { newPlayer, openBrowser, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let sandbox: SandboxProcess
let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  sandbox = await startSandbox()
  const { url, key } = sandbox
  server = await startTestServer({
    payments: {
      sandbox: { type: 'running', url, publicUrl: url, key },
      chainsOnDemand: [],
      providerOf: {},
      environment: {},
    },
  })
  browser = await openBrowser(server.url)
  await browser.do('register', newPlayer('1'))
})
afterAll(async () => {
  await server.stop()
  await sandbox.stop()
})

async function cash(): Promise<number> {
  const { userStatus } = await browser.do('status')
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  return userStatus.cash
}

async function payIn(amount: number) {
  const { transaction, instruction } = await browser.do('depositProcess', {
    requestKey: randomUUID(),
    methodName: 'card',
    amount: String(amount),
  })
  if (instruction.kind !== 'redirect') throw new Error(`it leads to ${instruction.kind}`)
  return { id: transaction.id, url: instruction.url }
}

const resultOf = async (id: string) =>
  (await browser.do('depositResult', { offsiteTransactionId: id })).transaction

/** Hands a notice to the house, as the sandbox sent it or otherwise. */
const hand = async ({ raw, headers }: SentNotice, change: { raw?: Buffer } = {}) => {
  const { host: _host, 'content-length': _length, connection: _connection, ...rest } = headers
  const body = new Uint8Array(change.raw ?? raw)
  const url = `${server.url}/payments/notices/sandbox-card`
  return (await fetch(url, { method: 'POST', headers: rest, body })).status
}

const noticesAbout = (reference: string) =>
  sandbox.noticesFor('sandbox-card').filter(({ raw }) => raw.toString().includes(reference))

const watched = async () => {
  const [row] = await rowsOf<{ count: number }>(
    server.database,
    `SELECT n_tup_ins::float8 AS count FROM pg_stat_user_tables WHERE relname = 'care_watch'`,
  )
  return row?.count
}

it('a card is charged at the acquirer, and its notice, heard once or often, credits once', async () => {
  const before = await cash()
  const { id, url } = await payIn(2_500)
  const { status, location } = await enterCard(url, '4242424242424242')
  expect(status).toBe(303)
  expect(new URL(location ?? '').origin).toBe(server.url)
  await expect.poll(() => noticesAbout(id).length, { timeout: 5_000 }).toBe(2)
  for (const notice of noticesAbout(id)) {
    const forged = Buffer.from(notice.raw)
    forged[10] = (forged[10] ?? 0) ^ 1
    expect(await hand(notice, { raw: forged })).toBe(401)
    const spaced = Buffer.concat([notice.raw, Buffer.from('\n')])
    expect(await hand(notice, { raw: spaced })).toBe(401)
  }
  for (const notice of noticesAbout(id).toReversed()) {
    expect(await hand(notice)).toBe(200)
    expect(await hand(notice)).toBe(200)
  }
  await expect.poll(cash, { timeout: 20_000 }).toBe(before + 2_500)
  expect(await resultOf(id)).toMatchObject({ state: 'confirmed', amount: 2_500, sandbox: true })
  expect(await cash()).toBe(before + 2_500)
  // Whoever looks for signs of harm was told; the row itself may have been looked at and be gone. PostgreSQL tells what it counted when a
  // connection has been idle for ten seconds.
  await expect.poll(watched, { timeout: 30_000 }).toBeGreaterThan(0)
})

it('a notice that never comes costs time only: whoever asks for the result has it asked about', async () => {
  const before = await cash()
  const { id, url } = await payIn(1_000)
  await enterCard(url, '4242424242424242')
  await expect.poll(async () => (await resultOf(id)).state, { timeout: 15_000 }).toBe('confirmed')
  expect(await cash()).toBe(before + 1_000)
})

it('3-D Secure that fails declines the deposit and says why', async () => {
  const before = await cash()
  const { id, url } = await payIn(3_000)
  const { location } = await enterCard(url, '4000002500003155')
  await post(new URL(location ?? '', url).href, { answer: 'fail' })
  await expect.poll(async () => (await resultOf(id)).state, { timeout: 15_000 }).toBe('declined')
  const { steps } = await resultOf(id)
  expect(steps.at(-1)).toMatchObject({ state: 'declined', reason: 'authenticationFailed' })
  expect(await cash()).toBe(before)
})

it('reads bodies of notices up to the limit, and of nobody unknown', async () => {
  const post64 = (length: number, to = 'sandbox-card') =>
    fetch(`${server.url}/payments/notices/${to}`, {
      method: 'POST',
      headers: { 'content-type': 'text/strange', 'x-forwarded-for': `198.51.100.${length % 200}` },
      body: 'x'.repeat(length),
    })
  expect((await post64(64 * 1024)).status).toBe(401)
  expect((await post64(64 * 1024 + 1)).status).toBe(413)
  expect((await post64(10, 'nobody')).status).toBe(404)
})
