import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import type { StatusQuestion } from '#modules/cashier'
import { openSigner } from '#modules/signer'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { playerId } from '#platform/ids'
import { createLog } from '#platform/log'
import type { PaymentSettings } from '#platform/payment-settings'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import type { OpenedProvider } from '../../provider-kind.ts'
import { openSandbox } from '../../sandbox/open-sandbox.ts'
import { kind } from './provider.ts'
import { payoutTo } from './testing/evm-house.ts'

const log = createLog('silent', new PassThrough())
const seedKey = randomBytes(32)
const heard: StatusQuestion[] = []
let test: TestDatabase
let database: Database
let sandbox: ReturnType<typeof openSandbox>
let signer: ReturnType<typeof openSigner>
let ethereum: OpenedProvider

beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 6,
    onFault: () => undefined,
  })
  const folder = join(inject('scratchFolder'), `demo-${randomBytes(4).toString('hex')}`, 'sandbox')
  const child = {
    type: 'child',
    port: 0,
    host: '127.0.0.1',
    houseUrl: 'http://127.0.0.1:9',
    folder,
  } as const
  const settings: PaymentSettings = {
    sandbox: child,
    chainsOnDemand: [],
    providerOf: {},
    environment: {},
  }
  sandbox = openSandbox({ settings: child, chainsOnDemand: [], seedKey, log })
  signer = openSigner({ settings, seedKey, clock: systemClock, log })
  const read = kind.read({})
  if ('sentences' in read) throw new Error(read.sentences.join())
  const [opened] = await read.open({
    database,
    clock: systemClock,
    log,
    node: 'test',
    keyFor: () => seedKey,
    sandbox,
    signer,
    publicOrigin: null,
    heard: async (_, question) => {
      heard.push(question)
    },
  })
  if (!opened) throw new Error('a demo has this chain')
  ethereum = opened
  await ethereum.start?.()
})
afterAll(async () => {
  await ethereum?.stop?.()
  await signer?.stop()
  await sandbox?.stop()
  await database?.end()
  await test?.drop()
})

const ask = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(`${await sandbox.reach()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sandbox.key}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
const soon = { timeout: 20_000, interval: 100 }

it('a demo has a chain of its own: coins of the faucet come in, and test coins go out', async () => {
  const { provider } = ethereum
  const opened = await provider.createDeposit({
    reference: 'usdc:1',
    player: playerId(1),
    method: 'usdc',
    sum: null,
    token: null,
    keep: false,
    returnUrl: 'http://localhost:3000/',
    customer: { address: '127.0.0.1', country: 'CA', email: 'a@player.test', language: 'en' },
  })
  if (opened.type !== 'opened' || opened.instruction.kind !== 'address')
    throw new Error(`the deposit is ${opened.type}`)
  const { address } = opened.instruction
  const question = { kind: 'deposit', reference: 'usdc:1', providerRef: address } as const
  await ask('/chains/USDC/pay', { address, amount: '40000000' })
  await vi.waitFor(() => expect(heard).toContainEqual(question), soon)
  await ask('/chains/USDC/mine', { blocks: 12 })
  await vi.waitFor(async () => {
    expect(await provider.status(question)).toMatchObject({
      news: [{ state: 'confirmed', sum: { asset: 'USDC', units: 40_000_000n } }],
    })
  }, soon)
  const wish = payoutTo('0x52908400098527886E0F7030069857D2E4169EE7', 'ETH', 2_000_000_000n)
  expect(await provider.createPayout(wish)).toMatchObject({ type: 'opened' })
  await ask('/chains/ETH/mine', { blocks: 12 })
  const paid = { kind: 'payout', reference: wish.reference, providerRef: null } as const
  await vi.waitFor(async () => {
    expect(await provider.status(paid)).toMatchObject({ news: [{ state: 'confirmed' }] })
  }, soon)
  expect(provider.sandbox).toBe(true)
  expect(await ethereum.concerns?.()).toEqual([])
})
