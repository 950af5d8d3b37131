import { generateKeyPairSync, createPublicKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { seedSandbox } from '#modules/catalog'
import { openDatabase } from '#platform/database'
import { cloneDatabase } from '#platform/test-database'
import { createSandbox, type SandboxApp } from '../../../sandbox-provider/create-app.ts'
import { auditHouse } from '../house/audit-house.ts'
import { discoverModules } from '../house/discover-modules.ts'
import type { Connection } from '../modules/providers/dialect.ts'
import { createProviders } from '../modules/providers/providers.ts'
import { newPlayer, openBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

// The sandbox of providers and the house, over the wire in both directions.

let server: TestServer
let sandbox: SandboxApp
let folder: string
let sandboxUrl = ''
beforeAll(async () => {
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const connection = (dialect: string): Connection => ({
    name: `sandbox-${dialect}`,
    dialect,
    secret: 'shared',
    reach: async () => sandboxUrl,
    pageAt: (url) => new URL(url, sandboxUrl).href,
    theirKey: () => createPublicKey(sandbox.publicKey),
    ourKey: () => ours.privateKey,
  })
  const [hub88, jili] = [connection('hub88'), connection('jili')]
  const connections = {
    all: [hub88, jili],
    ofProvider: (provider: number) => (provider === 17 ? jili : hub88),
    named: (name: string) => [hub88, jili].find((one) => one.name === name),
    frameOrigins: () => [],
    wake: () => undefined,
    stop: async () => undefined,
  }
  const modules = (await discoverModules()).map((module) =>
    module.name === 'providers'
      ? {
          ...module,
          create: (needs: Parameters<typeof createProviders>[0]) =>
            createProviders(needs, connections),
        }
      : module,
  )
  const database = await cloneDatabase()
  const filling = openDatabase({
    connectionString: database.connectionString,
    poolSize: 1,
    onFault: () => undefined,
  })
  await seedSandbox(filling)
  await filling.end()
  server = await startTestServer({ database, modules })
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-provider-'))
  sandbox = createSandbox({
    port: 0,
    host: '127.0.0.1',
    secret: 'shared',
    house: server.url,
    houseKey: ours.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    folder,
  })
  sandboxUrl = await sandbox.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await sandbox.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const spun = z.object({
  type: z.literal('taken'),
  balance: z.int(),
  payout: z.int(),
  events: z.array(z.unknown()).min(2),
})
const cash = z.object({ cash: z.int() })

it.each(['Felix-CarouselAfterDark', 'TaDa-BerryLedger'])(
  '%s opens, plays twenty rounds, and both sides have the same balance',
  async (uri) => {
    const browser = await openBrowser(server.url)
    await browser.do('register', newPlayer('1'))
    const { url } = await browser.do('launchGame', { uri })
    const page = await fetch(url ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<h1>')
    let expected = 100_000
    const stake = 100
    for (let round = 0; round < 20; round++) {
      const answer = await fetch(`${url}/spin`, { method: 'POST', body: JSON.stringify({ stake }) })
      const { balance, payout } = spun.parse(await answer.json())
      expected += payout - stake
      expect(balance).toBe(expected)
    }
    const { userStatus } = await browser.do('status')
    expect(cash.parse(userStatus).cash).toBe(expected)
    const { rounds, total } = await browser.do('gameHistory', { uri: 'all', pageSize: '50' })
    expect(total).toBe(20)
    expect(rounds).toHaveLength(20)
    expect(rounds[0]).toMatchObject({ uri, stake, finished: true, balanceAfter: expected })
    expect(await auditHouse(server.database, () => undefined)).toEqual([])
  },
)

it('a game that was opened again elsewhere bets no more where it was open before', async () => {
  const browser = await openBrowser(server.url)
  await browser.do('register', newPlayer('1'))
  const uri = 'Felix-CarouselAfterDark'
  const { url: first } = await browser.do('launchGame', { uri })
  await browser.do('launchGame', { uri })
  const answer = await fetch(`${first}/spin`, {
    method: 'POST',
    body: JSON.stringify({ stake: 100 }),
  })
  expect(await answer.json()).toEqual({ type: 'refused', why: 'ended' })
})

it('a stake that is none of the game is not asked for', async () => {
  const browser = await openBrowser(server.url)
  await browser.do('register', newPlayer('1'))
  const { url } = await browser.do('launchGame', { uri: 'Felix-CarouselAfterDark' })
  const spin = await fetch(`${url}/spin`, { method: 'POST', body: JSON.stringify({ stake: 7 }) })
  expect(spin.status).toBe(400)
})
