import { afterAll, expect, test } from 'vitest'
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

test('a dropped database is gone although somebody is still connected', async () => {
  const database = await cloneDatabase()
  const sleeping = runOn(database.connectionString, 'SELECT pg_sleep(60)').catch(
    (error: unknown) => error,
  )
  await expect
    .poll(() =>
      runOn(
        database.connectionString,
        "SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()",
      ),
    )
    .toHaveLength(1)
  await database.drop()
  expect(await sleeping).toBeInstanceOf(Error)
  await expect(runOn(database.connectionString, 'SELECT 1')).rejects.toMatchObject({
    code: '3D000',
  })
})
