import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { env } from 'node:process'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { amount } from '@fairhouse/money'
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

const units = 50_000_000_000n
const patience = { timeout: 800_000, interval: 500 }
const log = createLog('silent', new PassThrough())
const seedKey = randomBytes(32)
let test: TestDatabase
let database: Database
let sandbox: ReturnType<typeof openSandbox>
let signer: ReturnType<typeof openSigner>
let monero: OpenedProvider

// Its blocks take minutes: it is asked for by the variable that opens the method in a demo.
describe.runIf(env['SANDBOX_MONERO'] === '1')('a demo of Monero', { timeout: 900_000 }, () => {
  beforeAll(async () => {
    test = await cloneDatabase({ forgetful: true })
    const { connectionString } = test
    database = openDatabase({ connectionString, poolSize: 6, onFault: () => undefined })
    monero = await openDemo()
    await monero.start?.()
  }, 900_000)
  afterAll(async () => {
    await monero?.stop?.()
    await signer?.stop()
    await sandbox?.stop()
    await database?.end()
    await test?.drop()
  })

  it('starts its programs when somebody first pays, takes test coins and pays them out', async () => {
    const address = await addressOf(1)
    await ask('pay', { address, amount: String(units) })
    await vi.waitFor(async () => expect(await stateAt(1, address)).toBe('confirmed'), patience)
    const { address: home } = await ask('address', {})
    const opened = await monero.provider.createPayout({
      reference: 'payout',
      player: playerId(1),
      method: 'monero',
      sum: { asset: 'XMR', units: amount(units / 2n) },
      destination: { token: null, fields: { address: home ?? '' } },
    })
    expect(opened.type).toBe('opened')
    await vi.waitFor(async () => {
      const question = { kind: 'payout', reference: 'payout', providerRef: null } as const
      const status = await monero.provider.status(question)
      expect(status.type === 'known' ? status.news[0]?.state : null).toBe('confirmed')
    }, patience)
  })

  it('takes back what a reorganised chain no longer has', async () => {
    const address = await addressOf(2)
    await ask('pay', { address, amount: String(units) })
    await vi.waitFor(async () => expect(await stateAt(2, address)).toBe('confirming'), patience)
    await ask('reorganise', { depth: 10 })
    await vi.waitFor(async () => expect(await stateAt(2, address)).toBe('cancelled'), patience)
  })
})

async function openDemo(): Promise<OpenedProvider> {
  const folder = join(inject('scratchFolder'), `demo-${randomBytes(4).toString('hex')}`, 'sandbox')
  const child = {
    type: 'child',
    port: 0,
    host: '127.0.0.1',
    houseUrl: 'http://127.0.0.1:9',
    folder,
  } as const
  const chainsOnDemand = ['monero']
  const settings: PaymentSettings = {
    sandbox: child,
    chainsOnDemand,
    providerOf: {},
    environment: {},
  }
  sandbox = openSandbox({ settings: child, chainsOnDemand, seedKey, log })
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
    heard: async () => undefined,
  })
  if (!opened) throw new Error('a demo that asks for it has this chain')
  return opened
}

/** The programs may take minutes to start: until then it is not known whether there is an address. */
const addressOf = (player: number): Promise<string> =>
  vi.waitFor(async () => {
    const opened = await monero.provider.createDeposit({
      reference: `monero:${player}`,
      player: playerId(player),
      method: 'monero',
      sum: null,
      token: null,
      keep: false,
      returnUrl: 'http://localhost:3000',
      customer: { address: '127.0.0.1', country: 'CA', email: 'a@player.test', language: 'en' },
    })
    if (opened.type !== 'opened') throw new Error(`the deposit is ${opened.type}`)
    return opened.providerRef
  }, patience)

async function stateAt(player: number, address: string): Promise<string | undefined> {
  const question = { kind: 'deposit', reference: `monero:${player}`, providerRef: address } as const
  const status = await monero.provider.status(question)
  return status.type === 'known' && status.news[0]?.type === 'deposit'
    ? status.news[0].state
    : undefined
}

async function ask(what: string, body: object): Promise<{ address?: string }> {
  const answer = await fetch(`${await sandbox.reach()}/chains/XMR/${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const told: { address?: string } = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(told))
  return told
}
