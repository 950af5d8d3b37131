import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { builtIn } from '../../../sandbox-payments/address-lists/flagged-addresses.ts'
import { lookAgain } from '#modules/cashier'
import { rowsOf } from '#platform/rows'
import { newPlayer, openBrowser, type TestBrowser } from './test-browser.ts'
import { tokenTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-screened-'))
let url: string
let server: TestServer
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const houseUrl = 'http://127.0.0.1:9'
  server = await startTestServer({
    payments: {
      // Beside it starts the signer, without which a house has no coins.
      sandbox: {
        type: 'child',
        port,
        host: '127.0.0.1',
        houseUrl,
        folder: join(folder, 'sandbox'),
      },
      providerOf: {},
      chainsOnDemand: [],
      environment: {},
    },
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A port that nobody has now. */
async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const place = holder.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  await new Promise((closed) => holder.close(closed))
  return place.port
}

/** Somebody with test money who asks for 50.00 of it in Ether. */
async function asksFor(address: string): Promise<{ browser: TestBrowser; id: string }> {
  const browser = await openBrowser(server.url)
  const form = newPlayer('1')
  await browser.do('register', form)
  await browser.do('verifyEmail', {
    token: (await tokenTo(server, form.email, 'verifyEmail')) ?? '',
  })
  const fields = JSON.stringify({ address })
  const { userPMId } = await browser.do('withdrawalMethodEdit', { methodName: 'ethereum', fields })
  const { transaction } = await browser.do('withdrawalProcess', {
    requestKey: randomUUID(),
    userPMId,
    amount: '5000',
  })
  return { browser, id: transaction.id }
}
async function cashOf(browser: TestBrowser): Promise<number> {
  const { userStatus } = await browser.do('status')
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  return userStatus.cash
}
const reasonOf = async ({ browser, id }: Awaited<ReturnType<typeof asksFor>>) => {
  const { transactions } = await browser.do('transactionHistory', { page: '1' })
  return transactions.find((one) => one.id === id)?.stages.find(({ reason }) => reason)?.reason
}
const answersOf = async (id: string): Promise<string[]> => {
  const asked = `SELECT answer FROM compliance_address_screening WHERE payment_id = $1 ORDER BY screening_id`
  return (await rowsOf<{ answer: string }>(server.database, asked, [id])).map(
    ({ answer }) => answer,
  )
}
const atSandbox = (path: string, fields: Record<string, string>) =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
const answers = (how: 'none' | 'down') => atSandbox('/faults', { answers: how })
const patience = { timeout: 60_000, interval: 200 }

it('a withdrawal to an address on the sandbox’s list is held, and its player hears no more than that it is checked', async () => {
  const flagged = builtIn.find(({ asset }) => asset === 'ETH')?.address ?? ''
  const asked = await asksFor(flagged)
  await vi.waitFor(async () => expect(await reasonOf(asked)).toBe('addressCheck'), patience)
  expect(await answersOf(asked.id)).toEqual(['flagged'])
  const held = `SELECT find, list FROM compliance_address_case WHERE payment_id = $1`
  expect(await rowsOf(server.database, held, [asked.id])).toEqual([
    { find: 'sanctions Invented list of a demo', list: 'sandbox 1' },
  ])
  const { browser } = asked
  const told = JSON.stringify([
    await browser.do('transactionHistory', { page: '1' }),
    await browser.do('withdrawal'),
    await browser.do('status'),
    await browser.do('ownData', { part: 'records' }),
  ])
  expect(told).not.toMatch(/sanction|flagged|list of a demo/i)
})

it('one whose list server is down waits, and is asked about again once it answers', async () => {
  await answers('down')
  const asked = await asksFor(`0x${'12'.repeat(20)}`)
  await vi.waitFor(async () => expect(await reasonOf(asked)).toBe('addressCheck'), patience)
  expect(await answersOf(asked.id)).toContain('unknown')
  await answers('none')
  await vi.waitFor(async () => expect(await answersOf(asked.id)).toContain('clear'), patience)
  await vi.waitFor(async () => expect(await reasonOf(asked)).not.toBe('addressCheck'), patience)
})

it('Ether from a flagged account is on the chain and not the player’s, until two people release it', async () => {
  const browser = await openBrowser(server.url)
  await browser.do('register', newPlayer('1'))
  const cash = await cashOf(browser)
  const address = await vi.waitFor(async () => {
    const { instruction } = await browser.do('depositMethodSelect', { methodName: 'ethereum' })
    if (instruction?.kind !== 'address') throw new Error('no address yet')
    return instruction.address
  }, patience)
  await atSandbox('/address-lists/flagged', { asset: 'ETH', address: faucet, category: 'theft' })
  await vi.waitFor(async () => {
    const paid = await atSandbox('/faucet', { asset: 'ETH', address, amount: '0.02' })
    expect(paid.status).toBe(200)
  }, patience)
  const shown = async () => (await browser.do('transactionHistory', { page: '1' })).transactions[0]
  const reasons = async () => (await shown())?.stages.map(({ reason }) => reason)
  await vi.waitFor(async () => {
    await atSandbox('/faucet/mine', { asset: 'ETH' })
    expect(await reasons()).toContain('addressCheck')
  }, patience)
  expect(await cashOf(browser)).toBe(cash)
  const id = (await shown())?.id ?? ''
  await vi.waitFor(async () => expect(await answersOf(id)).toEqual(['flagged']), patience)
  const vote = `
    INSERT INTO compliance_address_vote (case_id, staff, says, why, at)
    SELECT case_id, staff, 'release', 'looked at it', now()
    FROM compliance_address_case, unnest('{ada,bob}'::text[]) AS staff WHERE payment_id = $1`
  await server.database.transaction(async (tx) => {
    await tx.query(vote, [id])
    await lookAgain(tx, id, Date.now())
  })
  await vi.waitFor(async () => expect((await shown())?.state).toBe('confirmed'), patience)
  expect(await cashOf(browser)).toBeGreaterThan(cash)
})

/** From which the test chain's coins come. */
const faucet = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
