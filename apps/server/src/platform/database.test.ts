import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { rowsOf } from './rows.ts'
import { cloneDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
let database: Database
const faults: Error[] = []
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 2,
    onFault: (fault) => void faults.push(fault),
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

describe('a connection', () => {
  const shown = `SELECT current_setting('idle_in_transaction_session_timeout') AS patience`

  it('of a node that freezes in a transaction is cut by the database', async () => {
    const client = await database.connect()
    for (const on of [database, client])
      expect((await on.query(shown)).rows).toEqual([{ patience: '10s' }])
    await client.end()
  })

  it('that is cut between two statements fails its transaction, and nothing else', async () => {
    const work = database.transaction(async (tx) => {
      const [row] = await rowsOf<{ pid: number }>(tx, 'SELECT pg_backend_pid() AS pid')
      const seen = faults.length
      await database.query('SELECT pg_terminate_backend($1)', [row?.pid])
      // The fault comes while nobody waits for an answer of the connection.
      await expect.poll(() => faults.length, { timeout: 30_000 }).toBeGreaterThan(seen)
      await tx.query('SELECT 1')
    })
    await expect(work).rejects.toThrow()
    expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
