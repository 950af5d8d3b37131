import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { cloneDatabase, type TestDatabase } from '../platform/test-database.ts'
import type { Running } from '../life.ts'
import { start } from '../start.ts'
import { openBrowser, signUp } from './test-browser.ts'

let database: TestDatabase
let running: Running
let ports: readonly [number, number]
const said: string[] = []
const logged: string[] = []

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const startHere = async () => {
  const env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    OPERATOR_HOST: '127.0.0.1',
    PORT: String(ports[0]),
    OPERATOR_PORT: String(ports[1]),
    DATABASE_URL: database.connectionString,
    DATA_DIR: join(inject('scratchFolder'), `start-${process.pid}`),
  }
  return start({
    config: readConfig(env, '/'),
    log: createLog('warn', { write: (line) => void logged.push(line) }),
    say: (line) => void said.push(line),
    storefront: null,
    onDatabaseLost: (fault) => {
      throw fault
    },
  })
}

beforeAll(async () => {
  database = await cloneDatabase({ forgetful: true })
  ports = [await freePort(), await freePort()]
  running = await startHere()
})
afterAll(async () => {
  await running.stop()
  await database.drop()
})

const at = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`)

describe('a started server', () => {
  it('is healthy and ready, on both ports', async () => {
    for (const port of ports)
      for (const path of ['/healthz', '/readyz']) expect((await at(port, path)).status).toBe(200)
  })

  it('warns its operator, and nobody else, of a database that may forget', async () => {
    const [players, operator] = await Promise.all(ports.map((port) => at(port, '/readyz')))
    expect(await players?.json()).toEqual({ ready: true, waitingFor: [], without: [] })
    expect(await operator?.json()).toMatchObject({
      ready: true,
      warnings: expect.arrayContaining([expect.stringContaining('with synchronous_commit off')]),
    })
    expect(logged.join('')).toContain('The database runs with synchronous_commit off')
  })

  it('shows its numbers to the operator and to nobody else', async () => {
    const [players, operator] = await Promise.all(ports.map((port) => at(port, '/metrics')))
    expect(players?.status).toBe(404)
    const text = (await operator?.text()) ?? ''
    for (const name of [
      'fairhouse_call_seconds',
      'fairhouse_open_sockets',
      'fairhouse_commit_decisions',
      'fairhouse_database_up 1',
      'fairhouse_outbox_waiting_seconds{consumer="lobby winners"',
      'fairhouse_pool_waiting',
      'fairhouse_process_cpu_seconds_total',
    ])
      expect(text).toContain(name)
  })

  it('shows its health to the operator, with a policy that lets nothing run', async () => {
    const [players, operator] = await Promise.all(ports.map((port) => at(port, '/')))
    expect(await players?.text()).not.toContain('Money path')
    const page = (await operator?.text()) ?? ''
    for (const shown of ['Money path', 'lobby winners', 'synchronous_commit', 'DATABASE_URL'])
      expect(page).toContain(shown)
    expect(page).not.toContain(new URL(database.connectionString).password)
    expect(operator?.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    )
  })

  it('counts what the money path did with a bet', async () => {
    const { browser } = await signUp(`http://127.0.0.1:${ports[0]}`)
    const uri = 'castle-of-horror'
    const { game, connection } = await browser.do('openGame', { uri })
    const bet = { uri, connection, action: 'bet', stake: String(game.betLevels[0]) }
    const { round } = await browser.do('play', { ...bet, requestKey: randomUUID() })
    expect(round.stake).toBe(game.betLevels[0])
    const text = await (await at(ports[1], '/metrics')).text()
    for (const line of [
      'fairhouse_decisions_total{verdict="committed"} 1',
      'fairhouse_commit_decisions_count 1',
      'fairhouse_commit_queue 0',
      'fairhouse_calls_total{call="play",outcome="ok",via="post"} 1',
    ])
      expect(text).toContain(line)
    expect(Number(/^fairhouse_commit_seconds_sum (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
  })

  it.each([
    [
      'demo-cash',
      { userType: 1, currency: 'USD', cash: 100_000, isTestMoney: true, withdrawalFund: 0 },
    ],
    ['demo-play', { userType: 2, currency: 'CREDIT', creditsFreePlay: 1_000_000 }],
  ])('has the demo account %s', async (login, status) => {
    const browser = await openBrowser(`http://127.0.0.1:${ports[0]}`)
    const { userStatus } = await browser.do('logIn', { login, password: 'fairhouse-demo' })
    expect(userStatus).toMatchObject(status)
  })

  it('gives its ports back when it stops, and gives no money twice when it starts again', async () => {
    await running.stop()
    await running.stop()
    for (const port of ports) await expect(at(port, '/healthz')).rejects.toThrow('fetch failed')
    running = await startHere()
    const browser = await openBrowser(`http://127.0.0.1:${ports[0]}`)
    const { userStatus } = await browser.do('logIn', {
      login: 'demo-cash',
      password: 'fairhouse-demo',
    })
    expect(userStatus).toMatchObject({ cash: 100_000 })
  })
})

it('a start says what it does', () => {
  expect(said).toContain('Preparing the tables')
})
