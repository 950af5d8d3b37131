import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { durabilityFaults, ensureDurable } from './durability.ts'
import { type EmbeddedPostgres, startPostgres } from './embedded-postgres/index.ts'
import { newDatabaseFolder } from './embedded-postgres/testing/database-folder.ts'
import { cloneDatabase, runOn, type TestDatabase } from './test-database.ts'

let folder: Awaited<ReturnType<typeof newDatabaseFolder>>
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = await newDatabaseFolder()
  postgres = await startPostgres({ dataDir: folder.path, log: () => undefined })
})
afterAll(async () => {
  await postgres.stop()
  await folder.remove()
})

describe('a database that keeps what it has answered', () => {
  it('is our own, as it comes', async () => {
    expect(await ensureDurable(postgres.connectionString, false)).toEqual([])
  })

  it('is none any more when the role we come by lets commits go before they are on disk', async () => {
    await runOn(postgres.connectionString, 'ALTER ROLE fairhouse SET synchronous_commit = off')
    expect(await durabilityFaults(postgres.connectionString)).toEqual([
      'The database runs with synchronous_commit off: bets that were answered are lost when the database dies.',
    ])
    await runOn(postgres.connectionString, 'ALTER ROLE fairhouse SET synchronous_commit = local')
    expect(await durabilityFaults(postgres.connectionString)).toEqual([])
  })
})

describe('a database that forgets', () => {
  let forgetful: TestDatabase
  beforeAll(async () => {
    forgetful = await cloneDatabase({ forgetful: true })
  })
  afterAll(() => forgetful.drop())

  it('is refused, with a sentence for each setting and how to mend it', async () => {
    await expect(ensureDurable(forgetful.connectionString, false)).rejects.toMatchObject({
      name: 'StartFault',
      sentences: expect.arrayContaining([
        expect.stringContaining('with synchronous_commit off'),
        expect.stringContaining('DEMO=1'),
      ]),
    })
  })

  it('is good enough for a demo, which is told', async () => {
    expect(await ensureDurable(forgetful.connectionString, true)).toContainEqual(
      expect.stringContaining('with synchronous_commit off'),
    )
  })
})
