import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../test-database.ts'
import { onOwnConnection } from './own-connection.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

it('reads whole numbers as the house does, though nothing else of it is there', async () => {
  const rows = await onOwnConnection(database.connectionString, async (client) => {
    const { rows } = await client.query<{ number: bigint }>('SELECT 9007199254740993 AS number')
    return rows
  })
  expect(rows).toEqual([{ number: 9_007_199_254_740_993n }])
})
