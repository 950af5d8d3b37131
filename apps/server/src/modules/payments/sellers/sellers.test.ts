import { generateKeyPairSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { amount } from '@fairhouse/money'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isRefused, type PlayerAsk } from '#platform/answer'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import type { Part } from '../../../../../sandbox-payments/frame/part.ts'
import { changelly } from '../../../../../sandbox-payments/peers/changelly/part.ts'
import { testAddress } from '../../../../../sandbox-payments/peers/test-address.ts'
import { openPeer } from '../../../../../sandbox-payments/peers/testing/open-peer.ts'
import { createAskJson } from '../ask-json.ts'
import { createChangelly } from './changelly/changelly.ts'
import type { PayIn } from './needs.ts'
import { openSeller } from './open-seller.ts'
import type { Seller } from './seller.ts'
import { createSellers, type Sellers } from './sellers.ts'

const log = pino({ level: 'silent' })
const address = testAddress('LTC')

const method = (name: string, kind: 'card' | 'coin', asset: PaymentMethod['asset']) =>
  ({
    name,
    kind,
    asset,
    network: kind === 'coin' ? 'Litecoin' : null,
    sandbox: true,
    deposit: { min: 1_000, max: 100_000, quick: [], fee: { fixed: 0, share: 0 }, takes: 'minutes' },
    withdrawal: null,
    depositFields: [],
    withdrawalFields: [],
    confirmations: null,
  }) satisfies PaymentMethod
const litecoin = method('litecoin', 'coin', 'LTC')
const methods = [method('card', 'card', 'USD'), litecoin, method('monero', 'coin', 'XMR')]

/** What the cashier would answer: it is asked by every call, so that its gates and limits stand before this as well. */
let closed: 'userSuspended' | null = null
const userStatus = { serverTime: 0, isLogged: false } as const
const payIn: PayIn = {
  deposit: async () =>
    closed
      ? { refused: closed }
      : { reply: { methods, away: [], saved: [], allowance: null, open: [], userStatus } },
  depositCheck: async (_ask, { amount: cents }) =>
    cents > 100_000
      ? { refused: 'depositLimit' }
      : { reply: { amount: cents, fee: 0, credited: cents, coin: null } },
  depositMethodSelect: async () => ({
    reply: {
      method: litecoin,
      saved: [],
      quote: null,
      starting: false,
      recent: [],
      instruction: {
        kind: 'address',
        asset: 'LTC',
        network: 'Litecoin',
        address,
        uri: `litecoin:${address}`,
        tag: null,
        least: '0.1',
        confirmations: 6,
      },
    },
  }),
}

const ask: PlayerAsk = {
  requestId: 'r',
  player: playerId(7),
  sessionId: 's',
  language: 'de',
  address: '203.0.113.7',
  userAgent: 'a browser',
  host: 'casino.example:3000',
  device: null,
}

let home: TestDatabase
let database: Database
let peer: Awaited<ReturnType<typeof openPeer>>
let seller: Seller
let sellers: Sellers
/** What the faucet of the test chain was told to pay. */
const paid: unknown[] = []
const world: Part = async (frame) => {
  frame.app.post('/chains/LTC/pay', async (request) => {
    paid.push(JSON.parse(String(request.body)))
    return { txid: 'ab'.repeat(32) }
  })
  return changelly(frame)
}

const sellersWith = (one: Seller | null) =>
  createSellers({
    database,
    clock: systemClock,
    seller: one,
    payIn: () => payIn,
    countryOf: async () => 'CA',
    originOf: (host) => `https://${host}`,
  })

beforeAll(async () => {
  home = await cloneDatabase()
  const { connectionString } = home
  database = openDatabase({ connectionString, poolSize: 4, onFault: () => undefined })
  peer = await openPeer(world)
  const opened = openSeller({
    environment: {},
    sandbox: {
      key: peer.key,
      chainsOnDemand: [],
      isRunning: () => true,
      reach: async () => peer.url,
      pageAt: (path, seenFrom) => new URL(path, seenFrom.replace(':3000', ':3002')).href,
    },
    log,
  })
  if (!opened) throw new Error('nobody sells')
  seller = opened
  sellers = sellersWith(seller)
})
afterAll(async () => {
  await peer.stop()
  await database.end()
  await home.drop()
})
beforeEach(() => {
  closed = null
})

const body = { methodName: 'litecoin', currency: 'USD', amount: 5_000 } as const

async function offered() {
  const told = await sellers.answers.cryptoPurchaseOffers(ask, body)
  if (isRefused(told)) throw new Error(told.refused)
  return told.reply.offers
}

const orderFor = (requestKey: string, more: object = {}) =>
  sellers.answers.cryptoPurchaseOrder(ask, {
    requestKey,
    ...body,
    provider: 'sandramp',
    paymentMethod: 'bank-transfer',
    ...more,
  })

describe('coins to be bought', () => {
  it('are those that the seller has and the player may pay in', async () => {
    expect(await sellers.answers.cryptoPurchaseCurrencies(ask, {})).toEqual({
      reply: {
        coins: [{ method: 'litecoin', asset: 'LTC', network: 'Litecoin' }],
        currencies: ['USD'],
        sandbox: true,
      },
    })
    expect(await sellersWith(null).answers.cryptoPurchaseCurrencies(ask, {})).toMatchObject({
      reply: { coins: [] },
    })
  })

  it('are offered the most coins first, in either spelling, without those who cannot', async () => {
    const offers = await offered()
    expect(offers.map(({ provider, paymentMethod }) => [provider, paymentMethod])).toEqual([
      ['testpay', 'card'],
      ['testpay', 'apple-pay'],
      ['sandramp', 'card'],
      ['sandramp', 'bank-transfer'],
    ])
    // 50 dollars, 2 % kept, 81.50 a coin.
    expect(offers[0]).toMatchObject({ coins: '0.60122699', rate: '83.16326584', fee: 100 })
  })

  it('stand behind the gates of the cashier', async () => {
    closed = 'userSuspended'
    const refused = { refused: 'userSuspended' }
    expect(await sellers.answers.cryptoPurchaseCurrencies(ask, {})).toEqual(refused)
    expect(await sellers.answers.cryptoPurchaseOffers(ask, body)).toEqual(refused)
    closed = null
    expect(await orderFor('limit-00000001', { amount: 100_001 })).toEqual({
      refused: 'depositLimit',
    })
    const unavailable = { refused: 'methodUnavailable' }
    for (const methodName of ['card', 'monero', 'nothing'])
      expect(
        await sellers.answers.cryptoPurchaseOffers(ask, { ...body, methodName }),
      ).toMatchObject({
        refused: methodName === 'monero' ? 'paymentUnavailable' : 'methodUnavailable',
      })
    expect(await orderFor('currency-000001', { currency: 'EUR' })).toEqual(unavailable)
  })
})

describe('an order', () => {
  it('is made once for a request key, however often and at once it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => orderFor('order-00000001')))
    const [first] = answers
    for (const one of answers) expect(one).toEqual(first)
    if (!first || isRefused(first)) throw new Error('it was refused')
    expect(first.reply.address).toBe(address)
    expect(first.reply.redirectUrl).toMatch(
      /^https:\/\/casino\.example:3002\/changelly\/orders\/[0-9a-f-]{36}\?lang=de$/,
    )
    expect(await orderFor('order-00000001')).toEqual(first)
    expect(await orderFor('order-00000001', { amount: 6_000 })).toEqual({
      refused: 'requestKeyReused',
    })
    expect(await rowsOf(database, 'SELECT id FROM payments_purchase')).toHaveLength(1)
  })

  it('is paid at the seller’s page, and the coins go to the player’s own address', async () => {
    const answer = await orderFor('order-00000002')
    if (isRefused(answer)) throw new Error(answer.refused)
    const { pathname, search } = new URL(answer.reply.redirectUrl)
    const page = `${peer.url}${pathname}${search}`
    expect(await (await fetch(page)).text()).toContain('TESTGELD')
    // Two taps at the same moment, and one that comes late.
    await Promise.all([1, 2].map(() => fetch(page, { method: 'POST' })))
    await fetch(page, { method: 'POST' })
    expect(await (await fetch(page)).text()).toContain('Die Coins sind auf dem Weg')
    expect(paid).toEqual([{ address, amount: '59202453' }])
    const [notice] = peer.told()
    if (!notice) throw new Error('nothing was told')
    const source = sellers.noticesOf('changelly')
    const [question] = source?.readNotice(notice.raw, notice.headers) ?? []
    if (!question) throw new Error('the notice was not read')
    await source?.hear(question)
    expect(
      await rowsOf(database, `SELECT state FROM payments_purchase WHERE order_id = $1`, [
        answer.reply.orderId,
      ]),
    ).toEqual([{ state: 'complete' }])
  })

  it('is not told by what nobody signed', () => {
    const [notice] = peer.told()
    const source = sellers.noticesOf('changelly')
    if (!notice || !source) throw new Error('nothing was told')
    const { raw, headers } = notice
    expect(source.readNotice(Buffer.concat([raw, Buffer.from(' ')]), headers)).toBeNull()
    for (const signature of ['', 'x', Buffer.alloc(256, 1).toString('base64')])
      expect(source.readNotice(raw, { 'x-callback-signature': signature })).toBeNull()
    expect(source.readNotice(raw, {})).toBeNull()
  })

  it('goes on after a silence with the same reference', async () => {
    const silent = createChangelly({
      ask: createAskJson({ log }),
      sandbox: true,
      line: async () => null,
      callbackKey: () => null,
    })
    const cut = sellersWith(silent).answers.cryptoPurchaseOrder
    const wish = { ...body, provider: 'testpay', paymentMethod: 'card' }
    expect(await cut(ask, { requestKey: 'order-00000003', ...wish })).toEqual({
      refused: 'paymentUnavailable',
    })
    const again = await sellers.answers.cryptoPurchaseOrder(ask, {
      requestKey: 'order-00000003',
      ...wish,
    })
    expect(isRefused(again)).toBe(false)
  })
})

describe('what is said to the seller', () => {
  it('is signed over the whole address and the body, and names no player', async () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const heard: { url: string; signature: string; body: string }[] = []
    const server = createServer((request, response) => {
      let text = ''
      request.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      request.on('end', () => {
        const signature = String(request.headers['x-api-signature'])
        heard.push({ url: request.url ?? '', signature, body: text })
        response.end(
          request.url?.startsWith('/v1/currencies')
            ? '[{"ticker":"LTC","network":"litecoin"}]'
            : '{"orderId":"1","redirectUrl":"https://seller.example/1"}',
        )
      })
    })
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done)
    })
    const place = server.address()
    if (place === null || typeof place === 'string') throw new Error('no port')
    const url = `http://127.0.0.1:${place.port}`
    const direct = createChangelly({
      ask: createAskJson({ log }),
      sandbox: false,
      line: async () => ({ url, key: 'k', privateKey: keys.privateKey }),
      callbackKey: () => null,
    })
    await sellersWith(direct).answers.cryptoPurchaseCurrencies(ask, {})
    await direct.order({
      asset: 'LTC',
      currency: 'USD',
      amount: amount(5_000n),
      player: '7',
      country: 'CA',
      address: '203.0.113.7',
      reference: 'ours',
      provider: 'a-b',
      paymentMethod: 'bank-transfer',
      payTo: address,
      userAgent: 'a browser',
      language: 'de',
      returnUrl: 'https://casino.example/de/cashier/deposit',
      failedUrl: 'https://casino.example/de/cashier',
    })
    for (const { url: path, signature, body: text } of heard) {
      const signed = Buffer.from(`${url}${path}${text || '{}'}`)
      const isRight = verify('sha256', signed, keys.publicKey, Buffer.from(signature, 'base64'))
      expect(isRight).toBe(true)
    }
    const last = JSON.parse(heard.at(-1)?.body ?? '{}')
    expect(last).toMatchObject({
      amountFrom: '50',
      paymentMethod: 'bank_transfer',
      currencyTo: 'LTC',
    })
    expect(last.externalUserId).toMatch(/^[0-9a-f]{32}$/)
    server.close()
    server.closeAllConnections()
  })
})
