import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, runOn, type TestDatabase } from '#platform/test-database'
import { type AccountId, codes } from './account.ts'
import { auditLedger } from './audit.ts'
import { batch } from './batch.ts'
import { houseAccount, openPocket } from './open-account.ts'
import { chainEntries } from './store/chain-entries.ts'

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
  house AS (${batch.moveHouse})
  INSERT INTO ledger_test_round
  SELECT round_id, pocket, house, stake, payout, balance_after, version_after, '2026-01-01T00:00:00Z' FROM moved`

let test: TestDatabase
let database: Database
let house: AccountId
let pocket: AccountId
beforeAll(async () => {
  test = await cloneDatabase()
  await runOn(test.connectionString, journal)
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 2,
    onFault: () => undefined,
  })
  house = await houseAccount(database, { code: codes.houseGames, currency: 'USD', till: 1 })
  pocket = await openPocket(database, {
    player: playerId(1),
    code: codes.pocketCash,
    currency: 'USD',
  })
  await database.query(commit, [uuidV7(1), pocket, house, 0, 1_000, 0])
})
afterAll(async () => {
  expect(await auditLedger(database)).toEqual([])
  await database.end()
  await test.drop()
})

describe('a journal', () => {
  it('is read as the legs that the ledger would have written', async () => {
    const round = uuidV7(2)
    await database.query(commit, [round, pocket, house, 100, 30, 1])
    const movements = await rowsOf(
      database,
      'SELECT * FROM ledger_movement WHERE id = $1 ORDER BY leg',
      [round],
    )
    const common = { id: round, currency: 1, created_at: new Date('2026-01-01T00:00:00Z') }
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
    expect(await chainEntries(database, round, pocket)).toMatchObject([
      { reason: 'stake', amount: 100n, balanceBefore: 1_000n, balanceAfter: 900n },
      { reason: 'payout', amount: 30n, balanceBefore: 900n, balanceAfter: 930n },
    ])
  })

  it('tells nothing of what moved nothing', async () => {
    const round = uuidV7(3)
    const version = 2
    await database.query(commit, [round, pocket, house, 0, 0, version])
    expect(await rowsOf(database, 'SELECT id FROM ledger_movement WHERE id = $1', [round])).toEqual(
      [],
    )
  })

  it('is refused when it has other columns', async () => {
    const other = `
      CREATE VIEW ledger_test_other AS SELECT round AS id, pocket AS account FROM ledger_test_round;
      SELECT ledger_keep_journal('ledger_test_other')`
    await expect(runOn(test.connectionString, other)).rejects.toThrow(
      /journal ledger_test_other has columns \(id uuid, account bigint\) instead of/,
    )
  })
})

describe('the audit of a journal', () => {
  const undo = new Error('undo')
  const auditAfter = async (fraud: string): Promise<string> => {
    const found: string[] = []
    await database
      .transaction(async (tx) => {
        await tx.query(fraud)
        found.push(...(await auditLedger(tx)))
        throw undo
      })
      .catch((fault: unknown) => {
        if (fault !== undo) throw fault
      })
    return found.join('\n')
  }
  const stakes = 'FROM ledger_test_round WHERE taken > 0'

  it.each([
    ['an entry left out', `DELETE ${stakes}`, /sums of its entries/],
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
    const before = await rowsOf<{ version: bigint }>(
      database,
      'SELECT version FROM ledger_account WHERE id = $1',
      [pocket],
    )
    await database.query(commit, [uuidV7(4), pocket, house, 10, 0, before[0]?.version])
    expect(await auditAfter(fraud)).toMatch(finding)
  })
})
