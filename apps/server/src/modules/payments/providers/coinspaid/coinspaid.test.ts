import { amount, toDecimal } from '@fairhouse/money'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { playerId } from '#platform/ids'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { coinspaid } from '../../../../../../sandbox-payments/peers/coinspaid/part.ts'
import { testAddress } from '../../../../../../sandbox-payments/peers/test-address.ts'
import { openPeer } from '../../../../../../sandbox-payments/peers/testing/open-peer.ts'
import { createAskJson } from '../../ask-json.ts'
import { openFaultyLine } from '../../testing/faulty-line.ts'
import { keepsTheContract } from '../../testing/provider-contract.ts'
import { signatureOf } from './api.ts'
import { createCoinsPaid } from './coinspaid.ts'

const log = pino({ level: 'silent' })
const payments = z.array(z.object({ foreign_id: z.string().nullable(), status: z.string() }))

let home: TestDatabase
let database: Database
beforeAll(async () => {
  home = await cloneDatabase()
  const { connectionString } = home
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await home.drop()
})

const open = (url: string, secret: string, timeMs: number) =>
  createCoinsPaid({
    ask: createAskJson({ log, timeMs }),
    database,
    clock: systemClock,
    log,
    settings: { url, key: 'sandbox', secret, coins: ['LTC', 'USDT'], network: 'regtest' },
    assets: { litecoin: 'LTC', tether: 'USDT', bitcoin: 'BTC' },
  })

/** The house in little: whatever is told is asked about. */
async function openAccount(timeMs: number) {
  let provider: ReturnType<typeof open>['provider'] | undefined
  const peer = await openPeer(coinspaid, async ({ raw, headers }) => {
    for (const question of provider?.readNotice(raw, headers) ?? [])
      await provider?.status(question)
  })
  const line = await openFaultyLine(`${peer.url}/coinspaid/api/v2`)
  const opened = open(line.url, peer.key, timeMs)
  provider = opened.provider
  return { peer, line, ...opened }
}

keepsTheContract('coinspaid', async () => {
  const { peer, line, provider, statement } = await openAccount(400)
  return {
    provider,
    statement,
    line,
    comesBy: 'address',
    method: 'litecoin',
    sum: { asset: 'LTC', units: amount(175_000_001n) },
    paysOtherSums: true,
    refunds: false,
    pay: async ({ instruction }, sum) => {
      if (instruction.kind !== 'address') throw new Error('there is no address')
      await peer.world('/coinspaid/world/pay', {
        address: instruction.address,
        amount: toDecimal(sum.asset, sum.units),
      })
    },
    settle: async () => {
      await peer.world('/coinspaid/world/settle')
    },
    destination: async () => ({ token: null, fields: { address: testAddress('LTC') } }),
    faultyDestinations: [
      {
        destination: { token: null, fields: { address: 'nonsense' } },
        fault: { field: 'address', fault: 'format' },
      },
      {
        destination: { token: null, fields: { address: testAddress('USDT') } },
        fault: { field: 'address', fault: 'otherNetwork' },
      },
    ],
    timesPaidOut: async (reference) => {
      const all = payments.parse(await (await fetch(`${peer.url}/coinspaid/world/payments`)).json())
      return all.filter((one) => one.foreign_id === reference && one.status === 'confirmed').length
    },
    notices: async () => peer.told(),
    stop: async () => {
      await line.stop()
      await peer.stop()
    },
  }
})

describe('an account at CoinsPaid', () => {
  let account: Awaited<ReturnType<typeof openAccount>>
  beforeAll(async () => {
    account = await openAccount(2_000)
  })
  afterAll(async () => {
    await account.line.stop()
    await account.peer.stop()
  })

  it('signs as their documents say', () => {
    expect(
      signatureOf('AbCdEfG123456', '{"currency":"BTC","foreign_id":"123456"}').startsWith(
        '03c25fcf7cd35e7d995e402cd5d51edd72d48e1471e865907967809a0c189ba5',
      ),
    ).toBe(true)
  })

  it('tells of each of several payments, by the one a callback named and all together', async () => {
    const { provider, peer } = account
    const opened = await provider.createDeposit({
      reference: 'tether:9',
      player: playerId(9),
      method: 'tether',
      sum: null,
      token: null,
      keep: false,
      returnUrl: 'http://localhost:3000/',
      customer: { address: '127.0.0.1', country: 'CA', email: 'a@b.test', language: 'en' },
    })
    if (opened.type !== 'opened' || opened.instruction.kind !== 'address')
      throw new Error('there is no address')
    const { address } = opened.instruction
    await peer.world('/coinspaid/world/pay', { address, amount: '20.5' })
    await peer.world('/coinspaid/world/pay', { address, amount: '0.000001' })
    const { providerRef } = opened
    const question = { kind: 'deposit', reference: 'tether:9', providerRef } as const
    const sums = [1n, 20_500_000n].map((units) => ({ sum: { asset: 'USDT', units } }))
    expect(await provider.status(question)).toMatchObject({
      type: 'known',
      news: sums.map((sum) => ({ ...sum, state: 'confirming', reference: 'tether:9' })),
    })
    const asked = peer.told().flatMap(({ raw, headers }) => provider.readNotice(raw, headers) ?? [])
    expect(await Promise.all(asked.map((one) => provider.status(one)))).toMatchObject(
      sums.toReversed().map((sum) => ({ type: 'known', news: [sum] })),
    )
    const elsewhere = { ...asked[0], kind: 'deposit', reference: '', providerRef: '77' } as const
    expect(await provider.status(elsewhere)).toEqual({ type: 'none' })
  })

  it('asks for addresses of its own coins alone, and pays out to addresses alone', async () => {
    const { provider } = account
    const sum = { asset: 'LTC', units: amount(1_000n) } as const
    const wish = { reference: 'w1', player: playerId(9), sum }
    const to = (address: string) => ({ token: null, fields: { address } })
    expect(
      await provider.createPayout({ ...wish, method: 'litecoin', destination: to('nonsense') }),
    ).toEqual({ type: 'refused', reason: 'addressRefused' })
    expect(
      await provider.createPayout({
        ...wish,
        method: 'bitcoin',
        destination: to(testAddress('BTC')),
      }),
    ).toEqual({ type: 'refused', reason: 'providerFault' })
    expect(await provider.checkDestination('tether', to(testAddress('USDT')))).toBeNull()
    expect(await provider.checkDestination('tether', to(testAddress('LTC')))).toEqual({
      field: 'address',
      fault: 'otherNetwork',
    })
  })
})
