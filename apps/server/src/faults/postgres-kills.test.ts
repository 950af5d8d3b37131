import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from '../platform/embedded-postgres/index.ts'
import { newDatabaseFolder } from '../platform/embedded-postgres/testing/database-folder.ts'
import { runOn } from '../platform/test-database.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { killDatabase, killServer } from './kill-under-load.ts'
import { prepareServer, type ServerProcess } from './server-process.ts'

let folder: Awaited<ReturnType<typeof newDatabaseFolder>>
let postgres: EmbeddedPostgres
let clusterName: string
let server: ServerProcess
let crowd: Crowd
beforeAll(async () => {
  folder = await newDatabaseFolder()
  postgres = await startPostgres({ dataDir: folder.path, log: () => undefined })
  const databaseUrl = postgres.connectionString
  const [row] = await runOn<{ cluster_name: string }>(databaseUrl, 'SHOW cluster_name')
  clusterName = row?.cluster_name ?? ''
  const dataDir = await mkdtemp(join(inject('scratchFolder'), 'postgres-kills-'))
  server = await prepareServer({ databaseUrl, dataDir })
  await server.start()
  crowd = await gatherCrowd(server.url, 16)
  crowd.play()
}, 120_000)
afterAll(async () => {
  await server.kill()
  await postgres.stop()
  await folder.remove()
})

describe('under load', () => {
  it('PostgreSQL killed 10 times with all its processes loses nothing: the server goes on by itself', async () => {
    await killDatabase({ crowd, postgres, clusterName }, { kills: 10, pick: Math.random })
    expect(server.hasEnded()).toBe(false)
  }, 300_000)

  it('server and PostgreSQL killed at the same time come back and lose nothing', async () => {
    await Promise.all([
      killServer({ crowd, server }, { kills: 2, pick: Math.random }),
      killDatabase({ crowd, postgres, clusterName }, { kills: 2, pick: Math.random }),
    ])
  }, 120_000)

  it('in the end every answered bet is there exactly once', async () => {
    await crowd.goHome()
    expect(crowd.attempts).toMatchObject({ faults: [], hung: 0 })
    await expectNothingLost(postgres.connectionString, crowd.logs)
  }, 120_000)
})
