import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../platform/test-database.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { killServer } from './harm.ts'
import { prepareServer, type ServerProcess } from './server-process.ts'

const kills = inject('tier').isAll ? 20 : 4

let database: TestDatabase
let server: ServerProcess
let crowd: Crowd
beforeAll(async () => {
  database = await cloneDatabase()
  const dataDir = await mkdtemp(join(inject('scratchFolder'), 'server-kills-'))
  server = await prepareServer({ databaseUrl: database.connectionString, dataDir })
  await server.start()
  crowd = await gatherCrowd(server.url, 16)
}, 120_000)
afterAll(async () => {
  await server.kill()
  await database.drop()
})

it(`a server that is killed ${kills} times under load loses no answered bet and doubles none`, async () => {
  crowd.play()
  await killServer({ crowd, server }, { kills, pick: Math.random })
  await crowd.goHome()
  expect(crowd.attempts).toMatchObject({ faults: [], hung: 0 })
  // Kills hit bets that were under way.
  expect(crowd.attempts.broken).toBeGreaterThan(kills)
  await expectNothingLost(database.connectionString, crowd.logs)
}, 300_000)
