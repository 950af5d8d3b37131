import { afterAll, expect, test } from 'vitest'
import { openChaosProxy } from '../faults/chaos-proxy.ts'
import { cloneDatabase, runOn, type TestDatabase } from './test-database.ts'

const made: TestDatabase[] = []

async function clone(): Promise<TestDatabase> {
  const database = await cloneDatabase()
  made.push(database)
  return database
}

afterAll(async () => {
  for (const database of made) await database.drop()
})

test('a test file has every table of the house', async () => {
  const { connectionString } = await clone()
  const migrated = await runOn(connectionString, 'SELECT file FROM platform_migration')
  expect(migrated.length).toBeGreaterThan(0)
})

test('what one test file writes, no other sees', async () => {
  const [one, other] = await Promise.all([clone(), clone()])
  await runOn(one.connectionString, 'CREATE TABLE scratch ()')
  const found = await runOn(
    other.connectionString,
    "SELECT 1 FROM pg_tables WHERE tablename = 'scratch'",
  )
  expect(found).toEqual([])
})

/** Resolves when somebody sleeps in a database for a minute. */
const untilAsleep = ({ connectionString }: TestDatabase): Promise<void> =>
  expect
    .poll(() =>
      runOn(
        connectionString,
        `SELECT 1 FROM pg_stat_activity
         WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid() AND datname = current_database()`,
      ),
    )
    .toHaveLength(1)

const sleepIn = (connectionString: string): Promise<unknown> =>
  runOn(connectionString, 'SELECT pg_sleep(60)').catch((fault: unknown) => fault)

test('a statement whose connection is cut fails, and nothing besides', async () => {
  const database = await clone()
  const line = await openChaosProxy(database.connectionString)
  const sleeping = sleepIn(line.connectionString)
  await untilAsleep(database)
  line.cut('reset')
  expect(await sleeping).toBeInstanceOf(Error)
  await line.close()
})

test('a dropped database is gone although somebody is still connected', async () => {
  const database = await cloneDatabase()
  const sleeping = sleepIn(database.connectionString)
  await untilAsleep(database)
  await database.drop()
  expect(await sleeping).toBeInstanceOf(Error)
  await expect(runOn(database.connectionString, 'SELECT 1')).rejects.toMatchObject({
    code: '3D000',
  })
})
