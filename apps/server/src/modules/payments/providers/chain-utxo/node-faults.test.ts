import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { bitcoin } from '../../../../../../sandbox-payments/chains/bitcoin/bitcoin.ts'
import { coins } from './coins.ts'
import { type Chain, type CoinBench, openCoinBench } from './testing/coin-bench.ts'

const patience = { timeout: 60_000, interval: 50 }
const folder = mkdtempSync(join(tmpdir(), 'fairhouse-other-node-'))
const reference = 'bitcoin:1'

let bench: CoinBench
/** A node of the same network whose blocks are others. */
let other: Chain
let address = ''
beforeAll(async () => {
  const [coin] = coins
  if (!coin) throw new Error('there are coins')
  bench = await openCoinBench(coin, (home) => {
    mkdirSync(home, { recursive: true })
    return bitcoin.start(home)
  })
  other = await bitcoin.start(folder)
  await bench.chain.mine(5)
  const opened = await bench.opened.provider.createDeposit({
    reference,
    player: playerId(1),
    method: 'bitcoin',
    sum: null,
    token: null,
    keep: false,
    returnUrl: '',
    customer: { address: '', country: 'CA', email: '', language: 'en' },
  })
  if (opened.type !== 'opened') throw new Error('no address')
  address = opened.providerRef
  await bench.chain.pay('BTC', address, 70_000_000n)
  await bench.chain.mine(2)
  await vi.waitFor(async () => expect((await news())[0]?.state).toBe('confirmed'), patience)
  await bench.chain.pay('BTC', address, 30_000n)
  await bench.chain.mine(1)
  await vi.waitFor(async () => expect((await news())[1]?.state).toBe('confirming'), patience)
  await bench.level()
}, 120_000)
afterAll(async () => {
  await bench?.stop()
  await other?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const news = () => bench.newsOf({ kind: 'deposit', reference, providerRef: address })

/** A house whose node is another one, until `work` is over: nothing of what is known moves, and nothing is sent. */
async function besideNode(rpcUrl: string, concern: string): Promise<void> {
  for (const house of bench.houses()) await house.stop?.()
  const before = await news()
  bench.heard.length = 0
  const house = bench.open({ rpcUrl })
  await house.start?.()
  const payout = randomUUID()
  const asked = await house.provider.createPayout({
    reference: payout,
    player: playerId(1),
    method: 'bitcoin',
    sum: { asset: 'BTC', units: amount(1_000_000n) },
    destination: { token: null, fields: { address: await bench.chain.address() } },
  })
  expect(asked.type).toBe('opened')
  await vi.waitFor(async () => expect(await house.concerns?.()).toEqual([concern]), patience)
  expect(await news()).toEqual(before)
  expect(bench.heard).toEqual([])
  const paid = await rowsOf(
    bench.database,
    'SELECT FROM payments_utxo_payout WHERE reference = $1 AND batch IS NOT NULL',
    [payout],
  )
  expect(paid).toEqual([])
  await house.stop?.()
}

it('a node that is gone is told of, and nothing moves', () =>
  besideNode(
    'http://127.0.0.1:9/',
    'chain-bitcoin: the node gives no answer; payments are neither seen nor sent.',
  ))

it('a node that is behind is waited for, and nothing moves', () =>
  besideNode(
    other.rpcUrl,
    'chain-bitcoin: the node has fewer blocks than were read before; it is waited for, and nothing is sent.',
  ))

it('a node that follows another chain is not believed, and nothing moves', async () => {
  await other.mine(20)
  await besideNode(
    other.rpcUrl,
    "chain-bitcoin: the node's chain is not the one that was read; nothing is believed or sent until somebody has looked.",
  )
})

it('what waited goes on, once the node is the right one again', async () => {
  await bench.open().start?.()
  await bench.chain.mine(1)
  await bench.level()
  await vi.waitFor(async () => expect((await news())[1]?.state).toBe('confirmed'), patience)
  const left = 'SELECT FROM payments_utxo_payout WHERE batch IS NULL'
  await vi.waitFor(async () => expect(await rowsOf(bench.database, left)).toEqual([]), patience)
})
