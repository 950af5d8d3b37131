import { createServer, type Server } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#platform/database'

import { fromIsoTime, isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { createAskJson } from '../ask-json.ts'
import { createRates } from './rates.ts'
import type { Coin, RateSource, Reading } from './source.ts'
import { createCoinbaseSource } from './sources/coinbase.ts'
import { createKrakenSource } from './sources/kraken.ts'
import { createSandboxSource } from './sources/sandbox.ts'

const log = pino({ level: 'silent' })
const start = fromIsoTime('2026-11-22T13:10:00Z')
let now = start
const clock = { now: () => now }

let home: TestDatabase
let database: Database
beforeAll(async () => {
  home = await cloneDatabase()
  const { connectionString } = home
  database = openDatabase({ connectionString, poolSize: 3, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await home.drop()
})

/** Somebody who says what he is told to say. */
function teller(id: string) {
  const told = new Map<Coin, Reading>()
  let asked = 0
  const source: RateSource = {
    id,
    coins: ['BTC', 'LTC'],
    read: async () => {
      asked += 1
      return new Map(told)
    },
  }
  return {
    source,
    asked: () => asked,
    say: (coin: Coin, rate: string) => told.set(coin, { rate, at: now }),
  }
}

const ratesOf = (sources: readonly RateSource[]) =>
  createRates({ database, clock, log, node: 'test', sources })

describe('a quote', () => {
  it('is what sources agree on, is kept with who said what, and is asked for once in a while only', async () => {
    const [one, other] = [teller('one'), teller('other')]
    one.say('LTC', '80')
    other.say('LTC', '81')
    const rates = ratesOf([one.source, other.source])
    const quotes = await Promise.all(Array.from({ length: 20 }, () => rates.quote('LTC')))
    expect(quotes[0]).toEqual({
      asset: 'LTC',
      rate: '80.5',
      source: 'one+other',
      at: now,
      expiresAt: now + 60_000,
    })
    expect(quotes).toEqual(quotes.map(() => quotes[0]))
    expect(one.asked()).toBe(1)
    const kept = await rowsOf<{ rate: string; sources: unknown; node: string }>(
      database,
      `SELECT trim_scale(rate)::text AS rate, sources, node FROM payments_quote WHERE asset = 'LTC'`,
    )
    const at = isoTime(now)
    expect(kept).toEqual([
      {
        rate: '80.5',
        sources: [
          { source: 'one', rate: '80', at },
          { source: 'other', rate: '81', at },
        ],
        node: 'test',
      },
    ])
    now += 15_000
    one.say('LTC', '82')
    expect(await rates.quote('LTC')).toMatchObject({ rate: '81.5', at: now })
    expect(one.asked()).toBe(2)
  })

  it('is refused while sources lie too far apart, and told to the operator', async () => {
    const [one, other] = [teller('one'), teller('other')]
    one.say('BTC', '64000')
    other.say('BTC', '66000')
    const rates = ratesOf([one.source, other.source])
    expect(await rates.quote('BTC')).toBeNull()
    expect(rates.concerns()).toEqual(['No rate is known for BTC: payments in them wait.'])
    now += 15_000
    one.say('BTC', '65500')
    expect(await rates.quote('BTC')).toMatchObject({ rate: '65750' })
    expect(rates.concerns()).toEqual([])
  })

  it('is refused when nobody has spoken lately', async () => {
    const one = teller('one')
    one.say('BTC', '64000')
    const rates = ratesOf([one.source])
    expect(await rates.quote('BTC')).not.toBeNull()
    now += 130_000
    expect(await rates.quote('BTC')).toBeNull()
    expect(await rates.quote('ETH')).toBeNull()
    await expect(rates.quote('USD')).rejects.toThrow('a dollar has no rate')
  })

  it('never changes once it was told', async () => {
    for (const change of [
      'UPDATE payments_quote SET rate = 1',
      'DELETE FROM payments_quote',
      'TRUNCATE payments_quote',
    ])
      await expect(database.query(change)).rejects.toThrow('what was quoted stays')
  })
})

describe('the rate a bitcoin is shown at', () => {
  it('stands for an hour, whoever asks', async () => {
    const one = teller('one')
    one.say('BTC', '64000')
    const [rates, elsewhere] = [ratesOf([one.source]), ratesOf([one.source])]
    expect(await rates.displayRate(database)).toBeNull()
    await Promise.all([rates.keepDisplayRate(), elsewhere.keepDisplayRate()])
    now += 20 * 60_000
    one.say('BTC', '70000')
    await rates.keepDisplayRate()
    expect(await elsewhere.displayRate(database)).toMatchObject({ rate: '64000' })
    now += 60 * 60_000
    one.say('BTC', '70000')
    await rates.keepDisplayRate()
    expect(await elsewhere.displayRate(database)).toMatchObject({ rate: '70000' })
  })
})

describe('test rates', () => {
  it('wander quietly, the same everywhere', async () => {
    const source = createSandboxSource({ now: () => now })
    const seen: number[] = []
    for (let hour = 0; hour < 200; hour++) {
      now = start + hour * 3_600_000
      const [one, other] = await Promise.all([source.read(), source.read()])
      expect(one).toEqual(other)
      seen.push(Number(one.get('BTC')?.rate))
    }
    expect(Math.min(...seen)).toBeGreaterThan(65_000 * 0.987)
    expect(Math.max(...seen)).toBeLessThan(65_000 * 1.013)
    expect(new Set(seen).size).toBeGreaterThan(100)
    const before = await source.read()
    now += 10_000
    const [was, is] = [before, await source.read()].map((told) => Number(told.get('LTC')?.rate))
    expect(Math.abs(Number(is) / Number(was) - 1)).toBeLessThan(0.0005)
  })
})

describe('public tickers', () => {
  let server: Server
  let origin: string
  let answer: (path: string) => { status: number; body: unknown }
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { status, body } = answer(request.url ?? '')
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done)
    })
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    origin = `http://127.0.0.1:${address.port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const ask = createAskJson({ log, timeMs: 2_000 })

  it('of Kraken: the middle of bid and asked; no word that is an error or half of one', async () => {
    const pair = (a: string, b: string) => ({
      a: [a, '1', '1.000'],
      b: [b, '1', '1.000'],
      c: ['1', '1'],
    })
    const kraken = createKrakenSource({ ask, clock }, origin)
    answer = (path) => ({
      status: path.startsWith('/0/public/Ticker?pair=XBTUSD,') ? 200 : 404,
      body: {
        error: [],
        result: { XXBTZUSD: pair('64001.0', '64000.0'), XLTCZUSD: pair('0.0', '0.0') },
      },
    })
    expect(await kraken.read()).toEqual(new Map([['BTC', { rate: '64000.5', at: now }]]))
    for (const body of [
      { error: ['EService:Unavailable'] },
      { error: [], result: { XXBTZUSD: { a: [64001], b: ['1'] } } },
      '{"error":[],"resu',
      '<html>',
    ]) {
      answer = () => ({ status: 200, body })
      expect((await kraken.read()).size).toBe(0)
    }
    answer = () => ({ status: 503, body: {} })
    expect((await kraken.read()).size).toBe(0)
  })

  it('of Coinbase: the last trade with its time; what one coin lacks leaves the others', async () => {
    const coinbase = createCoinbaseSource({ ask }, origin)
    answer = (path) =>
      path === '/products/LTC-USD/ticker'
        ? { status: 404, body: { message: 'NotFound' } }
        : { status: 200, body: { price: '64000.01', time: '2026-11-22T13:09:59.123456Z' } }
    const told = await coinbase.read()
    expect(told.get('BTC')).toEqual({
      rate: '64000.01',
      at: fromIsoTime('2026-11-22T13:09:59.123Z'),
    })
    expect(told.has('LTC')).toBe(false)
    answer = () => ({ status: 200, body: { price: '0.00', time: '2026-11-22T13:09:59Z' } })
    expect((await coinbase.read()).size).toBe(0)
  })
})
