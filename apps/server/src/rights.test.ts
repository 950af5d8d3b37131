import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, runOn, type TestDatabase } from '#platform/test-database'

// Goal: a role that the server runs under (`fairhouse_app`) is given what it needs of every table, and nothing by which it could change what
// happened. Whoever adds a table to a module that knows the role and forgets it learns so here, not at an operator's.

const role = `fairhouse_test_${randomBytes(4).toString('hex')}`
let database: TestDatabase
const ask = <Row extends object>(sql: string): Promise<Row[]> =>
  runOn(database.connectionString, sql)

beforeAll(async () => {
  database = await cloneDatabase()
  await ask(`CREATE ROLE ${role}`)
  // As an operator may have done before: what a module takes away must be gone all the same.
  await ask(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`)
  const grants = await ask<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE proname LIKE '%\\_grant\\_to' ORDER BY proname`,
  )
  expect(grants.length).toBeGreaterThan(8)
  for (const { name } of grants) await ask(`SELECT ${name}('${role}')`)
})
afterAll(async () => {
  await ask(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  await database.drop()
})

/** Only functions of the database itself write these. */
const closed = ['ledger_journal']

/** Tables of modules that know the role, partitions aside. */
const tables = `
  SELECT DISTINCT relname AS name FROM pg_class
  JOIN pg_proc ON proname LIKE '%\\_grant\\_to' AND split_part(relname, '_', 1) = split_part(proname, '_', 1)
  WHERE relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`

// The game's module names only its tables that are never changed; the rest are the operator's to give.
it('reads every table of a module that knows it, and empties none', async () => {
  const found = await ask<{ name: string; reads: boolean; empties: boolean }>(`
    SELECT name, has_table_privilege('${role}', name, 'SELECT') AS reads,
      has_table_privilege('${role}', name, 'TRUNCATE') AS empties
    FROM (${tables}) AS known WHERE name NOT LIKE 'play\\_%'`)
  expect(found.map(({ name }) => name)).toContain('payments_evm_spend')
  expect(found.filter(({ name, reads }) => !reads && !closed.includes(name))).toEqual([])
  expect(found.filter(({ empties }) => empties)).toEqual([])
})

it('may not remove what a trigger keeps', async () => {
  const kept = await ask<{ name: string; removes: boolean }>(`
    SELECT DISTINCT tgrelid::regclass::text AS name, has_table_privilege('${role}', tgrelid, 'DELETE') AS removes
    FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid JOIN (${tables}) AS known ON known.name::regclass = tgrelid
    WHERE proname LIKE '%refuse\\_change' AND tgtype & 8 <> 0`)
  expect(kept.map(({ name }) => name)).toContain('cashier_transaction')
  expect(kept.filter(({ removes }) => removes)).toEqual([])
})
