import { PassThrough } from 'node:stream'
import { amount } from '@fairhouse/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type PooledDatabase, openDatabase } from '#platform/database'
import { playerId } from '#platform/ids'
import { dayStart } from '#platform/iso-time'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { coinspaid } from '../../../../../../sandbox-payments/peers/coinspaid/part.ts'
import { testAddress } from '../../../../../../sandbox-payments/peers/test-address.ts'
import { openPeer } from '../../../../../../sandbox-payments/peers/testing/open-peer.ts'
import { createAskJson } from '../../ask-json.ts'
import { createReconciler } from '../../reconcile/reconcile.ts'
import { createCoinsPaid } from './coinspaid.ts'

// The interface cannot be asked what came to an address. What is proven here: a payment whose callback never came is told of by the
// nightly comparison all the same, once, by the coins that it left in the account.

const dayMs = 24 * 60 * 60_000
const log = createLog('silent', new PassThrough())
const isSaid = 'coinspaid and the house differ'

let home: TestDatabase
let database: PooledDatabase
let house: Awaited<ReturnType<typeof openHouse>>
beforeEach(async () => {
  home = await cloneDatabase({ forgetful: true })
  const { connectionString } = home
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
  house = await openHouse()
})
afterEach(async () => {
  await house.stop()
  await database.end()
  await home.drop()
})

/** The house in little: it asks about what it is told, unless the callback is lost on the way. */
async function openHouse() {
  const time = { now: dayStart('2026-11-22') + 2 * 60 * 60_000 }
  const clock = { now: () => time.now }
  const line = { isLost: false }
  let opened: ReturnType<typeof createCoinsPaid> | undefined
  const peer = await openPeer(coinspaid, async ({ raw, headers }) => {
    if (line.isLost) return
    for (const question of opened?.provider.readNotice(raw, headers) ?? [])
      await opened?.provider.status(question)
  })
  opened = createCoinsPaid({
    ask: createAskJson({ log }),
    database,
    clock,
    log,
    settings: {
      url: `${peer.url}/coinspaid/api/v2`,
      key: 'sandbox',
      secret: peer.key,
      coins: ['LTC'],
      network: 'regtest',
    },
    assets: { litecoin: 'LTC' },
  })
  const { provider } = opened
  const taken = await provider.createDeposit({
    reference: 'litecoin:9',
    player: playerId(9),
    method: 'litecoin',
    sum: null,
    token: null,
    keep: false,
    returnUrl: 'http://localhost:3000/',
    customer: { address: '127.0.0.1', country: 'CA', email: 'a@b.test', language: 'en' },
  })
  if (taken.type !== 'opened' || taken.instruction.kind !== 'address')
    throw new Error('there is no address')
  const { address } = taken.instruction
  const reconciler = createReconciler({ database, clock, log, providers: [opened] })
  return {
    line,
    provider,
    peer,
    pay: async (coins: string) => {
      await peer.world('/coinspaid/world/pay', { address, amount: coins })
      await peer.world('/coinspaid/world/settle')
    },
    payOut: (reference: string, units: bigint) =>
      provider.createPayout({
        reference,
        player: playerId(9),
        method: 'litecoin',
        sum: { asset: 'LTC', units: amount(units) },
        destination: { token: null, fields: { address: testAddress('LTC') } },
      }),
    /** What the account alone tells of the night: no payment of this house is in its books, so those are told of as well. */
    night: async () => {
      await reconciler.reconcileDue()
      const found = await rowsOf<{ day: string; there: string; type: string }>(
        database,
        `SELECT day::text, type, there FROM payments_difference JOIN payments_reconciliation AS made ON made.id = reconciliation_id
         WHERE provider_ref = 'account of LTC' ORDER BY made.id`,
      )
      time.now += dayMs
      return found.map(({ day, type, there }) => `${day} ${type} ${there}`)
    },
    concerns: () => reconciler.concerns(),
    stop: () => peer.stop(),
  }
}

it('a payment of which no callback ever came is a difference of the night, once', async () => {
  await house.pay('2')
  expect(await house.night()).toEqual([])
  house.line.isLost = true
  await house.pay('1.5')
  house.line.isLost = false
  await house.pay('0.25')
  const told = ['2026-11-22 deposit confirmed, 149999000 of LTC']
  expect(await house.night()).toEqual(told)
  expect((await house.concerns()).some((sentence) => sentence.includes(isSaid))).toBe(true)
  expect(await house.night()).toEqual(told)
})

it('one that is told of late is a difference the other way', async () => {
  expect(await house.night()).toEqual([])
  house.line.isLost = true
  await house.pay('1.5')
  house.line.isLost = false
  expect(await house.night()).toHaveLength(1)
  for (const { raw, headers } of house.peer.told())
    for (const question of house.provider.readNotice(raw, headers) ?? [])
      await house.provider.status(question)
  expect(await house.night()).toEqual([
    '2026-11-22 deposit confirmed, 149999000 of LTC',
    '2026-11-23 withdrawal confirmed, 149999000 of LTC',
  ])
})

it('payouts that are open, done or called off explain what the account is short of', async () => {
  expect(await house.night()).toEqual([])
  await house.payOut('w1', 40_000_000n)
  expect(await house.night()).toEqual([])
  house.line.isLost = true
  await house.peer.world('/coinspaid/world/settle')
  await house.payOut('w2', 10_000_000n)
  expect(await house.night()).toEqual([])
  await house.peer.world('/coinspaid/world/cancel')
  expect(await house.night()).toEqual([])
})
