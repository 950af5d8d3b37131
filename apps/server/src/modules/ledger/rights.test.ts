import { randomBytes } from 'node:crypto'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { runOn } from '#platform/test-database'
import { auditLedger } from './audit.ts'
import { batch } from './batch.ts'
import { expirePending } from './expire-pending.ts'
import { postOf, reversalOf, voidOf } from './resolve.ts'
import { statement } from './statement.ts'
import { holdOf, noon } from './testing/held.ts'
import { booksOn, newId, newLeg, openTestBooks, type TestBooks } from './testing/test-books.ts'

const role = `fairhouse_test_${randomBytes(4).toString('hex')}`
const password = randomBytes(8).toString('hex')

let owner: TestBooks
/** The same books, opened by the role that a server runs under. */
let books: TestBooks
beforeAll(async () => {
  owner = await openTestBooks()
  const grants = `
    CREATE ROLE ${role} LOGIN PASSWORD '${password}';
    SELECT ledger_grant_to('${role}');
    SELECT play_grant_to('${role}')`
  await runOn(owner.connectionString, grants)
  const url = new URL(owner.connectionString)
  url.username = role
  url.password = password
  const connectionString = url.href
  const database = openDatabase({ connectionString, poolSize: 5, onFault: () => undefined })
  books = await booksOn({ database, connectionString, firstPlayer: 1_000 })
})
afterAll(async () => {
  expect(await auditLedger(books.database)).toEqual([])
  await books.database.end()
  await runOn(owner.connectionString, `DROP OWNED BY ${role}; DROP ROLE ${role}`)
  await owner.drop()
})

describe("the server's own role", () => {
  it('posts, holds, resolves, reverses, reads', async () => {
    const pocket = await books.pocket(100n)
    const hold = (cents: bigint, expiresAt: number | null = null) =>
      holdOf(books, pocket, { cents, expiresAt })
    const [first, second, third] = [hold(10n), hold(20n), hold(30n, noon)]
    for (const pending of [first, second, third]) {
      expect(await books.postAt(noon - 1, pending)).toEqual({ type: 'posted' })
    }
    const posted = postOf(first, newLeg(), amount(6n))
    for (const next of [posted, voidOf(second, newLeg()), reversalOf(posted, newLeg())]) {
      expect(await books.postAt(noon - 1, next)).toEqual({ type: 'posted' })
    }
    expect(await expirePending(books.database, noon, newId)).toBe(1)
    const told = await statement(books.database, pocket, { from: 0, to: noon * 2, limit: 100 })
    expect(told).toMatchObject({ closing: 100n })
    expect(told.entries).toHaveLength(8)
  })

  it('reads what went to the archive and changes none of it', async () => {
    expect(await rowsOf(books.database, 'SELECT player_id FROM play_carried')).toEqual([])
    const change = books.database.query('DELETE FROM play_carried')
    await expect(change).rejects.toThrow(/permission denied/)
  })

  it('commits bets', async () => {
    const pocket = await books.pocket(100n)
    const commit = `
      WITH asked AS (SELECT ${pocket}::bigint AS pocket, 1::bigint AS version, ${books.house}::bigint AS house,
        5::bigint AS stake, 5::bigint AS payout
      ),
      moved AS (${batch.movePockets('false')}),
      house AS (${batch.moveHouse('moved')})
      SELECT version_after FROM moved`
    const undo = new Error('undo')
    const moved: unknown[] = []
    await books.database
      .transaction(async (tx) => {
        moved.push(...(await rowsOf(tx, commit)))
        throw undo
      })
      .catch((fault: unknown) => {
        if (fault !== undo) throw fault
      })
    expect(moved).toEqual([{ version_after: 2n }])
  })

  it.each([
    'UPDATE ledger_transfer SET amount = amount + 1',
    'DELETE FROM ledger_transfer',
    'TRUNCATE ledger_transfer',
    'ALTER TABLE ledger_transfer DISABLE TRIGGER ALL',
    'DROP TABLE ledger_transfer',
    'INSERT INTO ledger_pending SELECT * FROM ledger_pending',
    'UPDATE ledger_pending SET state = 3',
    'DELETE FROM ledger_pending',
    'TRUNCATE ledger_pending',
    'INSERT INTO ledger_reversal SELECT * FROM ledger_reversal',
    'DELETE FROM ledger_reversal',
    'UPDATE ledger_account SET player_id = 2',
    'UPDATE ledger_account SET may_not_go_negative = false',
    'DELETE FROM ledger_account',
    'TRUNCATE ledger_account',
    'DELETE FROM ledger_journal',
    "SELECT ledger_keep_journal('play_journal')",
    'UPDATE play_step SET balance_after = balance_after + 1',
    'DELETE FROM play_step',
    'TRUNCATE play_step',
    'SET session_replication_role = replica',
  ])('has no right to %s', async (sql) => {
    expect(await books.refusalOf(sql)).toMatch(/permission denied|must be owner/)
  })

  it('has no right to change what any journal is made of, in no partition either', async () => {
    const tables = `
      SELECT DISTINCT part.relid::regclass::text AS name
      FROM ledger_journal AS kept
      JOIN pg_rewrite AS rule ON rule.ev_class = kept.journal
      JOIN pg_depend AS uses ON uses.objid = rule.oid AND uses.refclassid = 'pg_class'::regclass
      JOIN pg_class AS source ON source.oid = uses.refobjid AND source.relkind IN ('r', 'p')
      CROSS JOIN LATERAL (
        SELECT relid FROM pg_partition_tree(source.oid) UNION SELECT source.oid
      ) AS part
      WHERE source.relname <> 'ledger_account'`
    const found = await runOn<{ name: string }>(owner.connectionString, tables)
    expect(found.map(({ name }) => name)).toContain('play_step')
    for (const { name } of found) {
      for (const right of ['UPDATE', 'DELETE', 'TRUNCATE']) {
        const [row] = await runOn<{ has: boolean }>(
          owner.connectionString,
          `SELECT has_table_privilege('${role}', '${name}', '${right}') AS has`,
        )
        expect({ name, right, ...row }).toEqual({ name, right, has: false })
      }
    }
  })
})
