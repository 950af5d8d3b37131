import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inTurn } from '../../../../scripts/test/tier.ts'
import { cloneDatabase, runOn, type TestDatabase } from '../platform/test-database.ts'
import { type ChaosProxy, openChaosProxy } from './chaos-proxy.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { cutAgainAndAgain } from './harm.ts'
import { prepareServer, type ServerProcess } from './server-process.ts'
import { serverMemory } from './server-memory.ts'

const tier = inject('tier')
const cuts = tier.isAll ? 200 : 40
/** A quarter of a minute each. */
const hanging = inTurn(tier, ['blackHole', 'halfOpen'] as const, 1)

let database: TestDatabase
let proxy: ChaosProxy
let server: ServerProcess
let crowd: Crowd
let memoryBefore: number
beforeAll(async () => {
  database = await cloneDatabase()
  proxy = await openChaosProxy(database.connectionString)
  const dataDir = await mkdtemp(join(inject('scratchFolder'), 'cut-connections-'))
  server = await prepareServer({ databaseUrl: proxy.connectionString, dataDir })
  await server.start()
  crowd = await gatherCrowd(server.url, 16)
  crowd.play()
  await crowd.hears(1_000)
  memoryBefore = await serverMemory(server)
}, 120_000)
afterAll(async () => {
  await server.kill()
  await proxy.close()
  await database.drop()
})

describe('between server and PostgreSQL', () => {
  it(`${cuts} cuts at random points, also between commit and answer, lose and double nothing`, async () => {
    const connections = await cutAgainAndAgain({ crowd, proxy }, { cuts, pick: Math.random })
    expect(connections).toBeGreaterThan(cuts)
    await crowd.hears(100)
  }, 300_000)

  it('connections that hang without a word are given up, and nobody waits for them for ever', async () => {
    for (const how of hanging) {
      expect(proxy.cut(how)).toBeGreaterThan(0)
      await crowd.hears(100)
    }
  }, 120_000)

  it('a slow wire is only slow', async () => {
    proxy.slowDown(40)
    await crowd.hears(100)
    proxy.slowDown(0)
    await crowd.hears(100)
  }, 120_000)

  it('in the end every answered bet is there exactly once, and nothing has piled up', async () => {
    await crowd.goHome()
    expect(crowd.attempts).toMatchObject({ faults: [], hung: 0, broken: 0 })
    await expectNothingLost(database.connectionString, crowd.logs)
    expect(await serverMemory(server)).toBeLessThan(memoryBefore + 150_000_000)
    // The pool, the lanes and the outbox; and what a black hole keeps PostgreSQL from noticing.
    const [row] = await runOn<{ connections: number }>(
      database.connectionString,
      `SELECT count(*)::int AS connections FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'fairhouse'`,
    )
    expect(row?.connections).toBeLessThan(30)
  }, 120_000)
})
