import { randomBytes } from 'node:crypto'
import { transactionStates, transactionTypes } from '@fairhouse/contract/entities/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { runOn } from '#platform/test-database'
import { edges, isEdge } from './edges.ts'
import { openTestTill, type TestTill } from './testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterAll(() => till.close())

it('the database knows the same edges as the program', async () => {
  interface Row {
    readonly type: string
    readonly from_state: string
    readonly to_state: string
  }
  const rows = await rowsOf<Row>(till.database, 'SELECT * FROM cashier_edge')
  const stored = rows.map((row) => `${row.type}: ${row.from_state} → ${row.to_state}`)
  const known = transactionTypes.flatMap((type) =>
    transactionStates.flatMap((from) =>
      (edges[type][from] ?? []).map((to) => `${type}: ${from} → ${to}`),
    ),
  )
  expect(stored.toSorted()).toEqual(known.toSorted())
})

/** A payment that stands somewhere, however it came there. */
async function standing(type: string, state: string): Promise<string> {
  const id = uuidV7(till.time.now)
  await runOn(
    till.connectionString,
    `INSERT INTO cashier_transaction
       (id, player_id, type, state, currency, amount, sandbox, provider, provider_ref, hold, created_at, changed_at)
     VALUES ('${id}', 1, '${type}', '${state}', 'USD', 100, false, 'memory', '${id}', '${id}', now(), now())`,
  )
  return id
}

describe.each(['deposit', 'withdrawal', 'depositRefund'] as const)('a %s', (type) => {
  it.each(transactionStates)('goes from %s along its edges and nowhere else', async (from) => {
    for (const to of transactionStates.filter((state) => state !== from)) {
      const id = await standing(type, from)
      const forced = till.database
        .query(`UPDATE cashier_transaction SET state = $2 WHERE id = $1`, [id, to])
        .then(
          () => true,
          () => false,
        )
      expect([to, await forced]).toEqual([to, isEdge(type, from, to)])
    }
  })
})

it('what is done stays as it was', async () => {
  const id = await standing('deposit', 'confirmed')
  for (const change of [
    'amount = 1',
    `about = '${id}'`,
    'balance_after = 5',
    "asset = 'LTC', asset_units = 1",
  ])
    await expect(
      till.database.query(`UPDATE cashier_transaction SET ${change} WHERE id = $1`, [id]),
    ).rejects.toThrow('is done')
  await expect(
    till.database.query('UPDATE cashier_transaction SET player_id = 2 WHERE id = $1', [id]),
  ).rejects.toThrow('does not change')
})

it('a step that was not made cannot be written down', async () => {
  const id = await standing('deposit', 'pending')
  const step = `
    INSERT INTO cashier_step (transaction_id, number, from_state, to_state, at, by)
    VALUES ($1, 1, 'pending', 'confirmed', now(), 'staff')`
  await expect(till.database.query(step, [id])).rejects.toThrow('did not go')
})

describe("the server's own role", () => {
  const role = `fairhouse_test_${randomBytes(4).toString('hex')}`
  const password = randomBytes(8).toString('hex')
  beforeAll(async () => {
    const grant = `CREATE ROLE ${role} LOGIN PASSWORD '${password}'; SELECT cashier_grant_to('${role}')`
    await runOn(till.connectionString, grant)
  })
  afterAll(() => runOn(till.connectionString, `DROP OWNED BY ${role}; DROP ROLE ${role}`))

  it.each([
    'DELETE FROM cashier_transaction',
    'TRUNCATE cashier_transaction CASCADE',
    'UPDATE cashier_step SET note = null',
    'DELETE FROM cashier_step',
    'UPDATE cashier_approval SET approves = true',
    'DELETE FROM cashier_approval',
    "UPDATE cashier_address SET address = 'x'",
    'DELETE FROM cashier_address',
    'DELETE FROM cashier_method',
    "INSERT INTO cashier_edge VALUES ('deposit', 'default', 'confirmed')",
    'UPDATE cashier_request SET body_hash = null',
    'ALTER TABLE cashier_transaction DISABLE TRIGGER ALL',
  ])('may not: %s', async (statement) => {
    const url = new URL(till.connectionString)
    url.username = role
    url.password = password
    await expect(runOn(url.href, statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})
