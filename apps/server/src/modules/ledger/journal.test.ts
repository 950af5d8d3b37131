import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { runOn } from '#platform/test-database'
import type { AccountId } from './account.ts'
import { auditLedger } from './audit.ts'
import { batch } from './batch.ts'
import { reversalOf } from './resolve.ts'
import { auditAfter, newId, newLeg, openTestBooks, type TestBooks } from './testing/test-books.ts'
import type { Direct } from './transfer.ts'

const journal = `
  CREATE TABLE ledger_test_round (
    round uuid, pocket bigint, house bigint, taken bigint, given bigint, balance bigint, version bigint, at timestamptz
  );
  CREATE VIEW ledger_test_journal AS
    SELECT round AS id, pocket AS account, house, taken, given, balance AS balance_after, version, at
    FROM ledger_test_round;
  SELECT ledger_keep_journal('ledger_test_journal')`

/** A batch of one decision, as a module that keeps a journal commits it. */
const commit = `
  WITH asked AS MATERIALIZED (
    SELECT $1::uuid AS round_id, $2::bigint AS pocket, $3::bigint AS house, $4::bigint AS stake,
      $5::bigint AS payout, $6::bigint AS version
  ),
  moved AS (${batch.movePockets('false')}),
  house AS (${batch.moveHouse('moved')})
  INSERT INTO ledger_test_round
  SELECT round_id, pocket, house, stake, payout, balance_after, version_after, '2026-01-01T00:00:00Z' FROM moved`

let books: TestBooks
let database: Database
let house: AccountId
let pocket: AccountId
beforeAll(async () => {
  books = await openTestBooks()
  ;({ database, house } = books)
  await runOn(books.connectionString, journal)
  pocket = await books.pocket(0n)
  await database.query(commit, [uuidV7(1), pocket, house, 0, 1_000, 0])
})
afterAll(async () => {
  expect(await auditLedger(database)).toEqual([])
  await books.drop()
})

describe('a journal', () => {
  it('is read as the legs that the ledger would have written', async () => {
    const round = uuidV7(2)
    await database.query(commit, [round, pocket, house, 100, 30, 1])
    const movements = await rowsOf<{ created_at: Date }>(
      database,
      'SELECT * FROM ledger_movement WHERE id = $1 ORDER BY leg',
      [round],
    )
    const common = {
      id: round,
      currency: 1,
      created_at: movements[0]?.created_at,
      kind: 0,
      released: 0n,
      about_id: null,
      about_leg: null,
    }
    expect(movements).toEqual([
      {
        ...common,
        leg: 1,
        reason: 1,
        debit_account: BigInt(pocket),
        credit_account: BigInt(house),
        amount: 100n,
        debit_balance_after: 900n,
        debit_version: 2n,
        credit_balance_after: null,
        credit_version: null,
      },
      {
        ...common,
        leg: 2,
        reason: 2,
        debit_account: BigInt(house),
        credit_account: BigInt(pocket),
        amount: 30n,
        debit_balance_after: null,
        debit_version: null,
        credit_balance_after: 930n,
        credit_version: 2n,
      },
    ])
    expect(movements[0]?.created_at.toISOString()).toBe('2026-01-01T00:00:00.000Z')
    const entries = `
      SELECT leg, direction, balance_before, balance_after, change
      FROM ledger_entry WHERE id = $1 AND account = $2 ORDER BY leg`
    expect(await rowsOf(database, entries, [round, pocket])).toEqual([
      { leg: 1, direction: 'debit', balance_before: 1_000n, balance_after: 900n, change: -100n },
      { leg: 2, direction: 'credit', balance_before: 900n, balance_after: 930n, change: 30n },
    ])
    expect(await rowsOf(database, entries, [round, house])).toMatchObject([
      { leg: 1, direction: 'credit', balance_after: null, change: 100n },
      { leg: 2, direction: 'debit', balance_after: null, change: -30n },
    ])
  })

  it('has its legs reversed like other transfers, each once', async () => {
    const round = uuidV7(5)
    const { version } = await books.account(pocket)
    await database.query(commit, [round, pocket, house, 100, 70, version])
    const balance = await books.balance(pocket)
    const payout: Direct = {
      ...books.transfer({ debit: house, credit: pocket, amount: amount(70n) }),
      id: round,
      leg: 2,
    }
    const stake: Direct = { ...payout, debit: pocket, credit: house, amount: amount(100n), leg: 1 }
    const id = newId()
    const both = [reversalOf(payout, { id, leg: 1 }), reversalOf(stake, { id, leg: 2 })]
    expect(await books.post(...both)).toEqual({ type: 'posted' })
    expect(await books.balance(pocket)).toBe(balance + 30n)
    expect(await books.post(reversalOf(stake, newLeg()))).toMatchObject({
      by: 'namedTransferIsNotReversed',
    })
    const other = await books.pocket(100n)
    const foreign = reversalOf({ ...stake, debit: other }, newLeg())
    expect(await books.post(foreign)).toMatchObject({ by: 'namedTransferExists' })
  })

  it('tells nothing of what moved nothing', async () => {
    const round = uuidV7(3)
    const { version } = await books.account(pocket)
    await database.query(commit, [round, pocket, house, 0, 0, version])
    expect(await rowsOf(database, 'SELECT id FROM ledger_movement WHERE id = $1', [round])).toEqual(
      [],
    )
  })

  it('is refused when it has other columns', async () => {
    const other = `
      CREATE VIEW ledger_test_other AS SELECT round AS id, pocket AS account FROM ledger_test_round;
      SELECT ledger_keep_journal('ledger_test_other')`
    await expect(runOn(books.connectionString, other)).rejects.toThrow(
      /journal ledger_test_other has columns \(id uuid, account bigint\) instead of/,
    )
  })
})

describe('the audit of a journal', () => {
  const stakes = 'FROM ledger_test_round WHERE taken > 0'

  it.each([
    ['an entry left out', `DELETE ${stakes}`, /sums are those of its entries/],
    [
      'an entry written twice',
      `INSERT INTO ledger_test_round SELECT * ${stakes}`,
      /name one transfer/,
    ],
    [
      'an entry of another round on the same version',
      `INSERT INTO ledger_test_round SELECT '${uuidV7(9)}', pocket, house, taken, given, balance, version, at ${stakes}`,
      /made by one transfer/,
    ],
    [
      'a balance that does not follow',
      'UPDATE ledger_test_round SET balance = balance + 1 WHERE taken > 0',
      /unbroken chain/,
    ],
    [
      'a debit turned round',
      'UPDATE ledger_test_round SET taken = -taken WHERE taken > 0',
      /moves something/,
    ],
    [
      'a mix of currencies',
      'UPDATE ledger_test_round SET house = house + 1 WHERE taken > 0',
      /accounts of its currency/,
    ],
    [
      'an account that is not there',
      'UPDATE ledger_test_round SET house = house + 6400 WHERE taken > 0',
      /belongs to an account/,
    ],
    [
      'a version that the account never had',
      'UPDATE ledger_test_round SET version = 99 WHERE taken > 0',
      /at or past the version/,
    ],
    [
      'a balance below zero',
      'UPDATE ledger_test_round SET balance = -1 WHERE taken > 0',
      /never below zero/,
    ],
  ])('finds %s', async (_, fraud, finding) => {
    const { version } = await books.account(pocket)
    await database.query(commit, [uuidV7(4), pocket, house, 10, 0, version])
    expect(await auditAfter(database, fraud)).toMatch(finding)
  })
})
