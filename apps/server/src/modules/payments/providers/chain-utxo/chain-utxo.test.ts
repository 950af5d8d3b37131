import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { DepositRequest, ProviderNews } from '#modules/cashier'
import { systemClock } from '#platform/clock'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { bitcoin } from '../../../../../../sandbox-payments/chains/bitcoin/bitcoin.ts'
import { bitcoinCash } from '../../../../../../sandbox-payments/chains/bitcoin-cash/bitcoin-cash.ts'
import { litecoin } from '../../../../../../sandbox-payments/chains/litecoin/litecoin.ts'
import { coins } from './coins.ts'
import { type CoinBench, openCoinBench } from './testing/coin-bench.ts'

const hourMs = 3_600_000
const patience = { timeout: 20_000, interval: 25 }
let players = 1_000

const kinds = [
  { kind: bitcoin, needed: 2 },
  { kind: litecoin, needed: 6 },
  { kind: bitcoinCash, needed: 6 },
].filter(({ kind }) => kind.isInstalled())

describe.each(kinds)('$kind.name', ({ kind, needed }) => {
  let bench: CoinBench
  beforeAll(async () => {
    const coin = coins.find(({ chain }) => chain === kind.name)
    if (!coin) throw new Error(`no coin of ${kind.name}`)
    bench = await openCoinBench(coin, (folder) => {
      mkdirSync(folder, { recursive: true })
      return kind.start(folder)
    })
  })
  afterAll(() => bench.stop())

  const requestFor = (player: number): DepositRequest => ({
    reference: `${kind.name}:${player}`,
    player: playerId(player),
    method: kind.name,
    sum: null,
    token: null,
    keep: false,
    returnUrl: '',
    customer: { address: '', country: 'CA', email: '', language: 'en' },
  })
  async function newAddress(): Promise<{ address: string; reference: string }> {
    const request = requestFor((players += 1))
    const opened = await bench.opened.provider.createDeposit(request)
    if (opened.type !== 'opened') throw new Error(`no address: ${opened.type}`)
    return { address: opened.providerRef, reference: request.reference }
  }
  const newsAt = ({ address, reference }: { address: string; reference: string }) =>
    bench.newsOf({ kind: 'deposit', reference, providerRef: address })
  const until = (of: { address: string; reference: string }, state: string, count = 1) =>
    vi.waitFor(async () => {
      const news = await newsAt(of)
      expect(news.filter((one) => one.state === state)).toHaveLength(count)
      return news
    }, patience)
  const pay = (address: string, units: bigint) => bench.chain.pay(bench.coin.asset, address, units)
  const payoutNews = (reference: string) =>
    bench.newsOf({ kind: 'payout', reference, providerRef: null })

  async function payOut(units: bigint, to?: string) {
    const reference = randomUUID()
    const opened = await bench.opened.provider.createPayout({
      reference,
      player: playerId(1),
      method: kind.name,
      sum: { asset: bench.coin.asset, units: amount(units) },
      destination: { token: null, fields: { address: to ?? (await bench.chain.address()) } },
    })
    expect(opened.type).toBe('opened')
    return reference
  }
  const untilPaid = (reference: string, state: ProviderNews['state']) =>
    vi.waitFor(async () => {
      const [news] = await payoutNews(reference)
      expect(news).toMatchObject({ type: 'payout', state })
      return news
    }, patience)

  it('gives a player one address for good, whoever asks at the same time', async () => {
    const request = requestFor((players += 1))
    const asked = await Promise.all(
      [1, 2, 3, 4].map(() => bench.opened.provider.createDeposit(request)),
    )
    const refs = asked.map((one) => (one.type === 'opened' ? one.providerRef : one.type))
    expect(new Set(refs).size).toBe(1)
  })

  it('sees a payment at once, counts its blocks one by one, and tells the cashier of each', async () => {
    const to = await newAddress()
    const txid = await pay(to.address, 23_456_789n)
    const [seen] = await until(to, 'pending')
    expect(seen).toMatchObject({
      sum: { units: 23_456_789n },
      confirmations: 0,
      dust: 0n,
      reference: to.reference,
    })
    expect(seen).toMatchObject({ txid, part: expect.stringMatching(`^${txid}:\\d+$`) })
    // Who paid is told as addresses of the same network, to which could be paid back.
    const { senders } = z.object({ senders: z.array(z.string()) }).parse(seen)
    expect(senders).not.toEqual([])
    for (const address of senders)
      expect(
        await bench.opened.provider.checkDestination(kind.name, {
          token: null,
          fields: { address },
        }),
      ).toBeNull()
    for (let blocks = 1; blocks < needed + 2; blocks++) {
      await bench.chain.mine(1)
      await bench.level()
      const [news] = await newsAt(to)
      expect(news).toMatchObject({
        state: blocks < needed ? 'confirming' : 'confirmed',
        confirmations: blocks,
      })
    }
    const asked = bench.heard.filter(({ providerRef }) => providerRef === to.address)
    expect(asked.length).toBeGreaterThanOrEqual(needed)
  })

  it('tells two payments to one address apart, and takes the smallest as it is', async () => {
    const to = await newAddress()
    await pay(to.address, 700_000n)
    await pay(to.address, 6_000n)
    await bench.chain.mine(needed)
    const news = await until(to, 'confirmed', 2)
    const units = news.map((one) => ('sum' in one ? String(one.sum.units) : ''))
    expect(units).toHaveLength(2)
    expect(units).toEqual(expect.arrayContaining(['6000', '700000']))
  })

  it('its statement and its proof are what the blocks say, whatever was written down', async () => {
    const to = await newAddress()
    const txid = await pay(to.address, 1_234_567n)
    await bench.chain.mine(needed)
    await until(to, 'confirmed')
    const write = (sql: string) => bench.database.query(sql, [txid])
    await write('UPDATE payments_utxo_output SET units = 9 WHERE txid = $1')
    const now = systemClock.now()
    const said = (await bench.opened.statement?.(now - hourMs, now + hourMs)) ?? []
    const ours = said.filter(({ providerRef }) => providerRef === to.address)
    const part = expect.stringMatching(`^${txid}:`)
    const line = { type: 'deposit', reference: to.reference, part, units: 1_234_567n }
    expect(ours).toMatchObject([{ ...line, state: 'confirmed', asset: bench.coin.asset }])
    const question = { kind: 'deposit', reference: to.reference, providerRef: to.address } as const
    const proven = await bench.opened.proof?.({ ...question, part: ours[0]?.part ?? '' })
    expect(proven).toMatchObject({ type: 'known', news: [{ sum: { units: 1_234_567n } }] })
    await write(`UPDATE payments_utxo_output SET txid = repeat('ab', 32) WHERE txid = $1`)
    expect(await bench.opened.proof?.(question)).toEqual({ type: 'none' })
    await write(
      `UPDATE payments_utxo_output SET txid = $1, units = 1234567 WHERE txid = repeat('ab', 32)`,
    )
    expect(await bench.opened.statement?.(now - 3 * hourMs, now - 2 * hourMs)).toEqual([])
  })

  it('has no statement while the node is silent', async () => {
    bench.line.set('down')
    expect(await bench.opened.statement?.(0, systemClock.now())).toBeNull()
    bench.line.set('none')
  })

  it('cancels what is spent otherwise before it counted', async () => {
    const to = await newAddress()
    await pay(to.address, 50_000n)
    await bench.chain.mine(1)
    await until(to, 'confirming')
    await bench.chain.reorganise(1)
    const news = await until(to, 'cancelled')
    expect(news).toMatchObject([{ reason: 'doubleSpent' }])
  })

  it('leaves a block that is hardly made, and leaves its successor too', async () => {
    await bench.chain.mine(1)
    for (let times = 0; times < 3; times++) await bench.chain.reorganise(1)
    await bench.level()
  })

  it('tells a reversal of what counted and is spent otherwise in a longer chain', async () => {
    const to = await newAddress()
    await pay(to.address, 60_000n)
    await bench.chain.mine(needed)
    const [counted] = await until(to, 'confirmed')
    await bench.chain.reorganise(needed)
    const news = await vi.waitFor(async () => {
      const told = await newsAt(to)
      expect(told).toHaveLength(2)
      return told
    }, patience)
    const part = counted && 'part' in counted ? counted.part : ''
    expect(news).toMatchObject([
      { type: 'deposit', state: 'confirmed', part },
      {
        type: 'reversal',
        state: 'confirmed',
        part,
        sum: { units: 60_000n },
        reason: 'chainReorganised',
      },
    ])
  })

  it('pays two payouts in one transaction, each with its share of the fee', async () => {
    const to = await newAddress()
    await pay(to.address, 90_000_000n)
    await bench.chain.mine(needed)
    await until(to, 'confirmed')
    bench.line.set('down')
    const references = [await payOut(30_000_000n), await payOut(40_000_001n)]
    bench.line.set('none')
    const news = await Promise.all(references.map((reference) => untilPaid(reference, 'sent')))
    const txids = news.map((one) => (one?.type === 'payout' ? one.txid : null))
    expect(txids[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(txids).size).toBe(1)
    await bench.chain.mine(needed)
    for (const reference of references) {
      const told = await untilPaid(reference, 'confirmed')
      expect(told).toMatchObject({ confirmations: needed })
      expect(told?.type === 'payout' && (told.fee?.units ?? 0n) > 0n).toBe(true)
    }
    expect(await payoutNews(references[0] ?? '')).toHaveLength(1)
  })

  it('sends the same bytes after a crash between signing and sending, once', async () => {
    const reference = await payOut(5_000_000n)
    await untilPaid(reference, 'sent')
    const raws = await rowsOf<{ id: string; raw: string; txid: string }>(
      bench.database,
      `SELECT batch.id, raw, txid FROM payments_utxo_batch AS batch JOIN payments_utxo_payout AS payout ON payout.batch = batch.id
       WHERE reference = $1`,
      [reference],
    )
    const [before] = raws
    // The transaction left, and the process died before it could write that down.
    await bench.database.query('UPDATE payments_utxo_batch SET sent_at = NULL WHERE id = $1', [
      before?.id,
    ])
    await untilPaid(reference, 'sent')
    await bench.chain.mine(needed)
    const news = await untilPaid(reference, 'confirmed')
    expect(news).toMatchObject({ txid: before?.txid })
    const all = await rowsOf(bench.database, 'SELECT FROM payments_utxo_batch WHERE txid = $1', [
      before?.txid,
    ])
    expect(all).toHaveLength(1)
    const none = await rowsOf(
      bench.database,
      `SELECT FROM payments_utxo_payout WHERE reference = $1 AND batch <> $2`,
      [reference, before?.id],
    )
    expect(none).toEqual([])
  })

  it('waits for a signer that is away, and asks for the same transaction again', async () => {
    await bench.opened.stop?.()
    let asked = 0
    const first: string[] = []
    const forgetful = bench.open({
      signer: {
        ...bench.signer,
        sign: async (request) => {
          asked += 1
          if (request.family === 'utxo') first.push(request.psbt)
          const told = await bench.signer.sign(request)
          return asked < 3 ? null : told
        },
      },
    })
    await forgetful.start?.()
    const reference = await payOut(4_000_000n)
    await untilPaid(reference, 'sent')
    expect(asked).toBe(3)
    expect(new Set(first).size).toBe(1)
    await bench.chain.mine(needed)
    await untilPaid(reference, 'confirmed')
  })

  it('believes nothing of a node that is silent, mangled, behind or of another chain', async () => {
    const to = await newAddress()
    await pay(to.address, 80_000n)
    await until(to, 'pending')
    const before = await newsAt(to)
    for (const fault of ['garbled', 'half', 'down', 'lost'] as const) {
      bench.line.set(fault)
      await vi.waitFor(async () => {
        expect(await concernsOf()).toMatch(/no answer/)
      }, patience)
      expect(await newsAt(to)).toEqual(before)
    }
    bench.line.set('none')
    await bench.chain.mine(needed)
    await until(to, 'confirmed')
    // A payment is confirmed in the middle of a look; how the chain stands is known at its end.
    await vi.waitFor(async () => expect(await concernsOf()).toBe(''), patience)
  })
  const concernsOf = async (): Promise<string> => {
    const told = []
    for (const house of bench.houses()) told.push(...((await house.concerns?.()) ?? []))
    return told.join('; ')
  }

  it('refuses addresses that are wrong, of another network, or ours', async () => {
    const { address } = await newAddress()
    const good = await bench.chain.address()
    const last = good.at(-1) === 'q' ? 'p' : 'q'
    const faults = await Promise.all(
      [
        good,
        `${good.slice(0, -1)}${last}`,
        address,
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
        '0x52908400098527886E0F7030069857D2E4169EE7',
        'hello',
      ].map(
        async (text) =>
          (
            await bench.opened.provider.checkDestination(kind.name, {
              token: null,
              fields: { address: text },
            })
          )?.fault ?? null,
      ),
    )
    expect(faults).toEqual([null, 'checksum', 'ours', 'otherNetwork', 'otherNetwork', 'format'])
  })
})

it('runs on every chain whose program is here', () => {
  const names = kinds.map(({ kind }) => kind.name)
  expect(names).toContain('bitcoin')
  expect(names.includes('litecoin')).toBe(existsSync('/usr/lib/litecoin/litecoind'))
})
