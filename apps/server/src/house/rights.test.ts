import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, runOn, type TestDatabase } from '#platform/test-database'
import { listModules } from './module-list.ts'

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
  const known = await ask<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE proname LIKE '%\\_grant\\_to' ORDER BY proname`,
  )
  const granted = grantsAsMigrated()
  expect(granted.toSorted()).toEqual(known.map(({ name }) => name))
  for (const name of granted) await ask(`SELECT ${name}('${role}')`)
})
afterAll(async () => {
  await ask(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  await database.drop()
})

/** Functions that give rights in the order in which migrations call them last: what one takes away, an earlier one gave in vain. */
function grantsAsMigrated(): string[] {
  const calls = listModules().flatMap(({ folder }) =>
    globSync('migrations/*.sql', { cwd: folder })
      .toSorted()
      .flatMap((file) => [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/PERFORM (\w+_grant_to)\('/g),
      ])
      .map(([, name = '']) => name),
  )
  return [...new Set(calls.toReversed())].toReversed()
}

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

/** Modules whose rights go by column. */
const byColumn = ['identity', 'wallet', 'inbox', 'mail', 'catalog', 'lobby']

it('changes no whole rows of these modules, and removes nothing where nothing is removed', async () => {
  const rights = await ask<{ name: string; changes: boolean; removes: boolean }>(`
    SELECT name, has_table_privilege('${role}', name, 'UPDATE') AS changes, has_table_privilege('${role}', name, 'DELETE') AS removes
    FROM (${tables}) AS known WHERE split_part(name, '_', 1) IN ('${byColumn.join("','")}') ORDER BY name`)
  expect(rights.length).toBeGreaterThan(20)
  expect(rights.filter(({ changes }) => changes)).toEqual([])
  expect(rights.flatMap(({ name, removes }) => (removes ? [] : [name]))).toEqual([
    'catalog_arranged',
    'catalog_arrangement',
    'catalog_change',
    'catalog_provider_game',
    'catalog_revision',
    'identity_account',
    'identity_consent',
    'identity_flag_change',
    'identity_suspension',
    'inbox_text',
    'lobby_reckoned',
    'wallet_purse',
  ])
})

it.each([
  ['identity_account', ['player_id', 'user_type', 'locked_fields', 'created_at', 'guest_since']],
  ['identity_session', ['player_id', 'session_id', 'created_at']],
  ['identity_flag_change', ['flag', 'raised', 'changed_by', 'reason', 'changed_at']],
  ['identity_one_time_token', ['player_id', 'token_sha256', 'purpose', 'email', 'expires_at']],
  ['identity_recovery_code', ['player_id', 'code_sha256']],
  ['identity_passkey', ['credential_id', 'player_id', 'public_key', 'rp_id']],
  ['wallet_purse', ['player_id', 'user_type', 'cash_account', 'credits_account']],
  ['inbox_message', ['player_id', 'message_id', 'text_id', 'sent_at']],
  ['mail_letter', ['letter_id', 'template', 'recipient', 'player_id', 'posted_at']],
  ['catalog_change', ['made_at', 'made_by', 'change']],
  ['catalog_arrangement', ['list_id', 'version', 'body', 'made_by', 'made_at']],
])('may not change what stays as it was written in %s', async (table, columns) => {
  for (const column of columns) {
    const [right] = await ask<{ may: boolean }>(
      `SELECT has_column_privilege('${role}', '${table}', '${column}', 'UPDATE') AS may`,
    )
    expect([column, right?.may]).toEqual([column, false])
  }
})

it('may do everything that these modules say to the database', async () => {
  const statements = byColumn.flatMap((name) => statementsIn(`modules/${name}`))
  expect(statements.length).toBeGreaterThan(100)
  const refused: string[] = []
  for (const statement of statements) {
    const plan = `SET ROLE ${role}; EXPLAIN (GENERIC_PLAN) ${statement}`
    await ask(plan).catch((fault: unknown) => {
      if (fault instanceof Error && fault.message.startsWith('permission denied'))
        refused.push(`${fault.message}: ${statement.trim()}`)
    })
  }
  expect(refused).toEqual([])
})

/** What a module's store says to the database, as far as it stands there word by word. */
function statementsIn(folder: string): string[] {
  const root = new URL(`../${folder}/`, import.meta.url)
  const files = globSync('**/store/*.ts', { cwd: fileURLToPath(root) })
  return files.flatMap((file) => {
    const source = readFileSync(new URL(file, root), 'utf8')
    const written = [
      ...source.matchAll(/`\s*((?:SELECT|INSERT|UPDATE|DELETE|WITH)\s[^`]*)`/g),
      ...source.matchAll(/'((?:SELECT|INSERT|UPDATE|DELETE)\s[^'\n]*)'/g),
    ]
    return written.flatMap(([, text = '']) => (text.includes('${') ? [] : [text]))
  })
}

it('may not remove what a trigger keeps', async () => {
  const kept = await ask<{ name: string; removes: boolean }>(`
    SELECT DISTINCT tgrelid::regclass::text AS name, has_table_privilege('${role}', tgrelid, 'DELETE') AS removes
    FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid JOIN (${tables}) AS known ON known.name::regclass = tgrelid
    WHERE proname LIKE '%refuse\\_change' AND tgtype & 8 <> 0`)
  expect(kept.map(({ name }) => name)).toContain('cashier_transaction')
  expect(kept.filter(({ removes }) => removes)).toEqual([])
})
