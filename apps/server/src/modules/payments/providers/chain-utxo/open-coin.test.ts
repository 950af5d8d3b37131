import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSigner } from '#modules/signer'
import { systemClock } from '#platform/clock'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { createLog } from '#platform/log'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { type Coin, coins } from './coins.ts'
import { type NodeSource, openCoin } from './open-coin.ts'

let test: TestDatabase
let database: PooledDatabase
beforeAll(async () => {
  test = await cloneDatabase()
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const key = '00'.repeat(32)
const sandbox: NodeSource = {
  type: 'sandbox',
  sandbox: {
    reach: async () => null,
    isRunning: () => false,
    chainsOnDemand: ['bitcoin-cash'],
    key,
    pageAt: (path) => path,
  },
}

const coinOf = (chain: Coin['chain'], program: string): Coin => {
  const coin = coins.find((one) => one.chain === chain)
  if (!coin) throw new Error(`there is no coin on ${chain}`)
  return { ...coin, sandbox: { ...coin.sandbox, program } }
}

/** What a house with this coin tells its operator. */
async function toldOf(coin: Coin, source: NodeSource) {
  const lines = new PassThrough()
  const log = createLog('info', lines)
  const place = async () => null
  const signer = createSigner({ place, key: Buffer.from(key, 'hex'), clock: systemClock, log })
  const heard = async () => undefined
  const opened = openCoin(
    { database, clock: systemClock, log, node: 'house', heard, signer, source },
    coin,
  )
  const away = opened.away?.()
  await opened.start?.()
  const concerns = await opened.concerns?.()
  await opened.stop?.()
  lines.end()
  return { away, concerns, log: await text(lines) }
}

it('a coin that a setting asks for and whose node is not here is not offered, which is told', async () => {
  const told = await toldOf(coinOf('bitcoin-cash', '/nowhere'), sandbox)
  const sentence =
    'chain-bitcoin-cash: SANDBOX_BITCOIN_CASH asks for it, but its node is not installed, so the method is not offered: npm ci --ignore-scripts --prefix apps/sandbox-payments/chains/bitcoin-cash/node.'
  expect(told).toMatchObject({ away: 'notInstalled', concerns: [sentence] })
  expect(told.log).toContain(sentence)
})

it.each<[string, Coin, NodeSource]>([
  ['whose node is here', coinOf('bitcoin-cash', import.meta.filename), sandbox],
  [
    'on a node of the operator’s',
    coinOf('bitcoin-cash', '/nowhere'),
    { type: 'set', url: 'http://127.0.0.1:1/', network: 'regtest' },
  ],
])('nothing is told of one %s', async (_, coin, source) => {
  const { away, concerns } = await toldOf(coin, source)
  expect(away).toBeNull()
  expect(concerns?.filter((one) => one.includes('not installed'))).toEqual([])
})
