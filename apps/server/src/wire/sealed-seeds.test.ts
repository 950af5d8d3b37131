import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { bothKeysHere } from '../platform/seeds/who-keeps.ts'
import { signUp } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let guarded: TestServer
let alone: TestServer
beforeAll(async () => {
  const folder = join(inject('scratchFolder'), `seeds-${randomBytes(4).toString('hex')}`, 'sandbox')
  const houseUrl = 'http://127.0.0.1:9'
  const sandbox = { type: 'child', port: 0, host: '127.0.0.1', houseUrl, folder } as const
  const payments = { sandbox, chainsOnDemand: [], providerOf: {}, environment: {} }
  guarded = await startTestServer({ payments })
  alone = await startTestServer()
})
afterAll(async () => {
  await guarded.stop()
  await alone.stop()
})

const uri = 'castle-of-horror'

async function bet(server: TestServer): Promise<void> {
  const { browser } = await signUp(server.url)
  const { game, connection } = await browser.do('openGame', { uri })
  const stake = String(game.betLevels[0])
  await browser.do('play', { uri, connection, stake, action: 'bet', requestKey: randomUUID() })
}

const metric = async (server: TestServer, name: string): Promise<string | undefined> =>
  (await server.metrics.text('all'))
    .split('\n')
    .find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))

it('a demo has its signer open seeds, and counts them', async () => {
  await bet(guarded)
  expect(await metric(guarded, 'fairhouse_seed_openings_total')).toBe(
    'fairhouse_seed_openings_total{purpose="play"} 1',
  )
  expect(await metric(guarded, 'fairhouse_seed_signer_up')).toBe('fairhouse_seed_signer_up 1')
  expect(await metric(guarded, 'fairhouse_seed_openings_unexplained')).toBe(
    'fairhouse_seed_openings_unexplained 0',
  )
  expect(await guarded.house.concerns()).not.toContain(bothKeysHere)
})

it('a house without a signer plays, and says that both keys lie in it', async () => {
  await bet(alone)
  expect(await alone.house.concerns()).toContain(bothKeysHere)
})
