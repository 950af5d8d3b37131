import { createHmac } from 'node:crypto'
import { btcpay } from '../../../../../../sandbox-payments/peers/btcpay/part.ts'
import { openPeer } from '../../../../../../sandbox-payments/peers/testing/open-peer.ts'
import { testAddress } from '../../../../../../sandbox-payments/peers/test-address.ts'
import { amount, toDecimal } from '@fairhouse/money'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock'
import { playerId } from '#platform/ids'
import { createAskJson } from '../../ask-json.ts'
import { openFaultyLine } from '../../testing/faulty-line.ts'
import { keepsTheContract } from '../../testing/provider-contract.ts'
import { createBtcPay } from './btcpay.ts'

const log = pino({ level: 'silent' })
const assets = { litecoin: 'LTC', bitcoin: 'BTC', card: 'USD' } as const
const payouts = z.array(
  z.object({
    id: z.string(),
    state: z.string(),
    metadata: z.object({ orderId: z.string().optional() }),
  }),
)

const open = (url: string, key: string, timeMs: number) =>
  createBtcPay({
    ask: createAskJson({ log, timeMs }),
    log,
    settings: {
      url,
      key,
      store: 'S1',
      webhookSecret: key,
      coins: ['BTC', 'LTC'],
      network: 'regtest',
    },
    assets,
  })

keepsTheContract('btcpay', async () => {
  const peer = await openPeer(btcpay)
  const line = await openFaultyLine(`${peer.url}/btcpay`)
  const { provider, statement } = open(line.url, peer.key, 400)
  return {
    provider,
    statement,
    line,
    comesBy: 'address',
    method: 'litecoin',
    sum: { asset: 'LTC', units: amount(175_000_001n) },
    paysOtherSums: true,
    refunds: true,
    pay: async ({ instruction }, sum) => {
      if (instruction.kind !== 'address') throw new Error('there is no address')
      await peer.world('/btcpay/world/pay', {
        address: instruction.address,
        amount: toDecimal(sum.asset, sum.units),
      })
    },
    settle: async () => {
      const refunds = await fetch(`${peer.url}/btcpay/api/v1/stores/S1/pull-payments`, {
        headers: { authorization: `token ${peer.key}` },
      })
      for (const { id } of z.array(z.object({ id: z.string() })).parse(await refunds.json()))
        await fetch(`${peer.url}/btcpay/pull-payments/${id}`, {
          method: 'POST',
          redirect: 'manual',
        })
      await peer.world('/btcpay/world/settle')
    },
    destination: async () => ({ token: null, fields: { address: testAddress('LTC') } }),
    faultyDestinations: [
      { address: 'nonsense', fault: 'format' },
      { address: testAddress('BTC'), fault: 'otherNetwork' },
      { address: `0x${'ab'.repeat(20)}`, fault: 'otherNetwork' },
      { address: `${testAddress('LTC').slice(0, -1)}!`, fault: 'format' },
      { address: changed(testAddress('LTC')), fault: 'checksum' },
    ].map(({ address, fault }) => ({
      destination: { token: null, fields: { address } },
      fault: {
        field: 'address',
        fault: z.enum(['format', 'otherNetwork', 'checksum']).parse(fault),
      },
    })),
    timesPaidOut: async (reference) => {
      const all = payouts.parse(await (await fetch(`${peer.url}/btcpay/world/payouts`)).json())
      return all.filter(
        ({ metadata, state }) => metadata.orderId === reference && state === 'Completed',
      ).length
    },
    notices: async () => peer.told(),
    stop: async () => {
      await line.stop()
      await peer.stop()
    },
  }
})

/** One letter is another. */
const changed = (address: string): string =>
  address.slice(0, -1) + (address.endsWith('q') ? 'p' : 'q')

describe('a store of BTCPay', () => {
  let peer: Awaited<ReturnType<typeof openPeer>>
  let provider: ReturnType<typeof open>['provider']
  let statement: ReturnType<typeof open>['statement']
  beforeAll(async () => {
    peer = await openPeer(btcpay)
    ;({ provider, statement } = open(`${peer.url}/btcpay`, peer.key, 2_000))
  })
  afterAll(() => peer.stop())

  const addressFor = async (reference: string) => {
    const opened = await provider.createDeposit({
      reference,
      player: playerId(7),
      method: 'litecoin',
      sum: null,
      token: null,
      keep: false,
      returnUrl: 'http://localhost:3000/',
      customer: { address: '127.0.0.1', country: 'CA', email: 'a@b.test', language: 'en' },
    })
    if (opened.type !== 'opened' || opened.instruction.kind !== 'address')
      throw new Error('there is no address')
    return { providerRef: opened.providerRef, address: opened.instruction.address }
  }

  it('takes several payments to one address, each a part of its own', async () => {
    const { providerRef, address } = await addressFor('litecoin:1')
    await peer.world('/btcpay/world/pay', { address, amount: '1.75000000' })
    await peer.world('/btcpay/world/pay', { address, amount: '0.00000001' })
    const question = { kind: 'deposit', reference: 'litecoin:1', providerRef } as const
    const seen = await provider.status(question)
    expect(seen).toMatchObject({
      type: 'known',
      news: [
        { state: 'confirming', sum: { asset: 'LTC', units: 175_000_000n } },
        { state: 'confirming', sum: { asset: 'LTC', units: 1n } },
      ],
    })
    const parts = seen.type === 'known' ? seen.news.map((one) => 'part' in one && one.part) : []
    expect(new Set(parts).size).toBe(2)
  })

  it('reads its list page by page, and tells of each payment once', async () => {
    const before = systemClock.now()
    for (let count = 0; count < 105; count++) {
      const { address } = await addressFor(`litecoin:page-${count}`)
      await peer.world('/btcpay/world/pay', { address, amount: '0.00000777' })
    }
    const rows = (await statement(before - 60_000, before + 600_000)) ?? []
    const paged = rows.filter(({ units }) => units === 777n)
    expect(new Set(paged.map(({ part }) => part)).size).toBe(105)
    expect(paged).toHaveLength(105)
    expect(await statement(before - 120_000, before - 60_000)).toEqual([])
  })

  it('takes back what no chain has any more', async () => {
    const { providerRef, address } = await addressFor('litecoin:2')
    await peer.world('/btcpay/world/pay', { address, amount: '0.5' })
    await peer.world('/btcpay/world/settle')
    await peer.world('/btcpay/world/invalidate')
    const status = await provider.status({ kind: 'deposit', reference: 'litecoin:2', providerRef })
    expect(status).toMatchObject({
      news: [
        { type: 'deposit', state: 'cancelled', reason: 'doubleSpent' },
        { type: 'reversal', state: 'confirmed', reason: 'chainReorganised' },
      ],
    })
  })

  it('approves one payout alone when two were made for one reference, and calls the other off', async () => {
    const body = JSON.stringify({
      destination: testAddress('LTC'),
      amount: '0.5',
      payoutMethodId: 'LTC-CHAIN',
      approved: false,
      metadata: { orderId: 'twice' },
    })
    for (let time = 0; time < 2; time++)
      await fetch(`${peer.url}/btcpay/api/v1/stores/S1/payouts`, {
        method: 'POST',
        headers: { authorization: `token ${peer.key}` },
        body,
      })
    expect(
      await provider.status({ kind: 'payout', reference: 'twice', providerRef: null }),
    ).toEqual({ type: 'none' })
    const request = {
      reference: 'twice',
      player: playerId(7),
      method: 'litecoin',
      sum: { asset: 'LTC', units: amount(50_000_000n) },
      destination: { token: null, fields: { address: testAddress('LTC') } },
    } as const
    const opened = await Promise.all([1, 2, 3].map(() => provider.createPayout(request)))
    expect(new Set(opened.map((one) => one.type === 'opened' && one.providerRef)).size).toBe(1)
    const all = payouts.parse(await (await fetch(`${peer.url}/btcpay/world/payouts`)).json())
    const states = all
      .filter(({ metadata }) => metadata.orderId === 'twice')
      .map(({ state }) => state)
    expect(states.toSorted()).toEqual(['AwaitingPayment', 'Cancelled'])
  })

  it('refuses an address that the store refuses', async () => {
    const refused = await provider.createPayout({
      reference: 'bad',
      player: playerId(7),
      method: 'litecoin',
      sum: { asset: 'LTC', units: amount(50_000_000n) },
      destination: { token: null, fields: { address: 'nonsense' } },
    })
    expect(refused).toEqual({ type: 'refused', reason: 'addressRefused' })
  })

  it('says unknown rather than a wrong sum when a payment cannot be read', async () => {
    const { providerRef, address } = await addressFor('litecoin:3')
    await peer.world('/btcpay/world/pay', { address, amount: '0.000000001' })
    const question = { kind: 'deposit', reference: 'litecoin:3', providerRef } as const
    expect(await provider.status(question)).toEqual({ type: 'unknown' })
  })

  it('reads whom a signed notice is about, and nothing of one that is about nobody', () => {
    const signed = (body: string) => {
      const raw = Buffer.from(body)
      const signature = createHmac('sha256', peer.key).update(raw).digest('hex')
      return provider.readNotice(raw, { 'btcpay-sig': `sha256=${signature}` })
    }
    expect(
      signed('{"type":"InvoiceSettled","invoiceId":"I1","metadata":{"orderId":"litecoin:7"}}'),
    ).toEqual([{ kind: 'deposit', reference: 'litecoin:7', providerRef: 'I1' }])
    expect(signed('{"type":"PayoutUpdated","payoutId":"P1"}')).toEqual([
      { kind: 'payout', reference: '', providerRef: 'P1' },
    ])
    expect(signed('{"type":"SomethingNew"}')).toEqual([])
    expect(signed('no JSON')).toEqual([])
  })
})
