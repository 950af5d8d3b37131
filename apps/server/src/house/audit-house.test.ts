import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditHouse } from './audit-house.ts'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'

let test: TestDatabase
let database: PooledDatabase
beforeAll(async () => {
  test = await cloneDatabase()
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

it('the audit of the night adds up ledger, rounds, jackpots and payments', async () => {
  const looked: string[] = []
  expect(await auditHouse(database, ({ promise }) => looked.push(promise))).toEqual([])
  expect(looked).toEqual(
    expect.arrayContaining([
      'debits and credits of a currency are equal, posted and pending',
      'every round took what it cost, and paid its payout once it was finished and not before',
      'a meter and what is laid by for it come to the balance of its account',
      'payments have moved exactly what they say, and nothing else moved money in or out',
    ]),
  )
})
