import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, type Queryable } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { type AccountId, balanceOf, codes } from './account.ts'
import { auditLedger } from './audit.ts'
import { houseAccount, openPocket } from './open-account.ts'
import { post } from './post.ts'
import { readAccounts } from './store/read-accounts.ts'
import { touchAccount } from './store/touch-account.ts'
import type { Transfer } from './transfer.ts'

let test: TestDatabase
let database: Database
let house: AccountId
let players = 0
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 20,
    onFault: () => undefined,
  })
  house = await houseAccount(database, { code: codes.houseGames, currency: 'USD', till: 1 })
})
afterAll(async () => {
  expect(await auditLedger(database)).toEqual([])
  await database.end()
  await test.drop()
})

const newPocket = async (cents: bigint): Promise<AccountId> => {
  const player = playerId(++players)
  const pocket = await openPocket(database, { player, code: codes.pocketCash, currency: 'USD' })
  if (cents > 0n) await posted(transfer({ debit: house, credit: pocket, amount: amount(cents) }))
  return pocket
}

const transfer = (over: Partial<Transfer>): Transfer => ({
  id: uuidV7(1_700_000_000_000),
  leg: 1,
  debit: house,
  credit: house,
  amount: amount(1n),
  currency: 'USD',
  reason: 'stake',
  ...over,
})

const posted = (...chain: readonly Transfer[]) => database.transaction((tx) => post(tx, chain))

const balance = async (pocket: AccountId): Promise<bigint> => {
  const account = (await readAccounts(database, [pocket])).get(pocket)
  if (!account) throw new Error('no such account')
  return balanceOf(account)
}

describe('posting', () => {
  it('moves money from debit to credit and moves both versions', async () => {
    const pocket = await newPocket(500n)
    const stake = transfer({ debit: pocket, credit: house, amount: amount(200n) })
    expect(await posted(stake)).toEqual({ type: 'posted' })
    expect(await balance(pocket)).toBe(300n)
    expect((await readAccounts(database, [pocket])).get(pocket)?.version).toBe(2n)
  })

  it('happens once for one id, however often it is asked', async () => {
    const pocket = await newPocket(500n)
    const stake = transfer({ debit: pocket, credit: house, amount: amount(500n) })
    const results = await Promise.all(Array.from({ length: 10 }, () => posted(stake)))
    expect(results.filter(({ type }) => type === 'posted')).toHaveLength(1)
    expect(results.filter(({ type }) => type === 'repeated')).toHaveLength(9)
    expect(await balance(pocket)).toBe(0n)
  })

  it('refuses another transfer under a used id', async () => {
    const pocket = await newPocket(500n)
    const stake = transfer({ debit: pocket, credit: house })
    await posted(stake)
    const other = { ...stake, amount: amount(2n) }
    expect(await posted(other)).toMatchObject({ type: 'refused', by: 'sameAsPostedBefore' })
    const longer = [stake, { ...stake, leg: 2 }]
    expect(await posted(...longer)).toMatchObject({ type: 'refused', by: 'sameAsPostedBefore' })
  })

  it('posts all legs of a chain or none', async () => {
    const [poor, rich] = [await newPocket(10n), await newPocket(1000n)]
    const first = transfer({ debit: rich, credit: house, amount: amount(100n) })
    const second = { ...first, leg: 2, debit: poor, amount: amount(11n) }
    const refused = { type: 'refused', by: 'debitAccountCovers', leg: 2 }
    expect(await posted(first, second)).toEqual(refused)
    expect(await balance(rich)).toBe(1000n)
  })

  it('lets later legs spend what earlier legs brought', async () => {
    const pocket = await newPocket(0n)
    const comes = transfer({ debit: house, credit: pocket, amount: amount(40n) })
    const goes = { ...comes, leg: 2, debit: pocket, credit: house, amount: amount(40n) }
    expect(await posted(comes, goes)).toEqual({ type: 'posted' })
    expect(await balance(pocket)).toBe(0n)
  })

  it('accepts just as many of many debits at once as the balance allows', async () => {
    const pocket = await newPocket(1000n)
    const results = await Promise.all(
      Array.from({ length: 100 }, () =>
        posted(transfer({ debit: pocket, credit: house, amount: amount(33n) })),
      ),
    )
    expect(results.filter(({ type }) => type === 'posted')).toHaveLength(30)
    expect(await balance(pocket)).toBe(10n)
  })

  it('moves no money between two players', async () => {
    const [from, to] = [await newPocket(100n), await newPocket(0n)]
    const gift = transfer({ debit: from, credit: to })
    expect(await posted(gift)).toMatchObject({ by: 'betweenNoTwoPlayers' })
  })
})

describe('a touched account', () => {
  it('is at another version, and only when it was at the one expected', async () => {
    const pocket = await newPocket(0n)
    expect(await touchAccount(database, pocket)).toBe(1n)
    expect(await touchAccount(database, pocket, 0n)).toBeNull()
    expect(await touchAccount(database, pocket, 1n)).toBe(2n)
  })
})

describe('the database itself', () => {
  const refusal = async (statement: string, on: Queryable = database): Promise<string> => {
    try {
      await on.query(statement)
      return 'accepted'
    } catch (fault) {
      return fault instanceof Error ? fault.message : String(fault)
    }
  }

  it('refuses a pocket below zero', async () => {
    const pocket = await newPocket(100n)
    const spend = `UPDATE ledger_account SET debits_posted = debits_posted + 101 WHERE id = ${pocket}`
    expect(await refusal(spend)).toMatch(/never_below_zero/)
    const hold = `UPDATE ledger_account SET debits_pending = 101 WHERE id = ${pocket}`
    expect(await refusal(hold)).toMatch(/never_below_zero/)
  })

  it("refuses a player's account that could go below zero", async () => {
    const pocket = await newPocket(0n)
    const free = `UPDATE ledger_account SET may_not_go_negative = false WHERE id = ${pocket}`
    expect(await refusal(free)).toMatch(/player_or_house/)
  })

  it.each([
    ['edited', 'UPDATE ledger_transfer SET amount = amount + 1'],
    ['deleted', 'DELETE FROM ledger_transfer'],
    ['emptied away', 'TRUNCATE ledger_transfer'],
  ])('refuses that a transfer is %s', async (_, statement) => {
    await newPocket(1n)
    expect(await refusal(statement)).toMatch(/what is written in the ledger stays/)
  })

  it('refuses that an account is deleted', async () => {
    expect(await refusal('DELETE FROM ledger_account')).toMatch(/stays/)
  })

  it.each([
    ['of nothing', { amount: 0 }, /amount/],
    ['below zero', { amount: -5 }, /amount/],
    ['onto itself', { credit: 'debit' }, /within_one_currency/],
    ['between currencies', { credit: '130' }, /within_one_currency/],
    ['in a currency of neither account', { currency: 2 }, /within_one_currency/],
  ])('refuses a transfer %s', async (_, over: Record<string, unknown>, reason) => {
    const pocket = await newPocket(1n)
    const row = { amount: 1, credit: String(house), currency: 1, ...over }
    const credit = row.credit === 'debit' ? pocket : row.credit
    const statement = `
      INSERT INTO ledger_transfer (id, leg, debit_account, credit_account, amount, currency, reason)
      VALUES ('${uuidV7(1)}', 1, ${pocket}, ${credit}, ${row.amount}, ${row.currency}, 1)`
    expect(await refusal(statement)).toMatch(reason)
  })

  it('refuses a second transfer with the same id and leg', async () => {
    const pocket = await newPocket(1n)
    const statement = `
      INSERT INTO ledger_transfer (id, leg, debit_account, credit_account, amount, currency, reason)
      SELECT id, leg, debit_account, credit_account, amount, currency, reason
      FROM ledger_transfer WHERE credit_account = ${pocket}`
    expect(await refusal(statement)).toMatch(/ledger_transfer_pkey/)
  })
})

describe('the audit', () => {
  /** Runs a fraud past every constraint, audits, and takes it back. */
  const auditAfter = async (fraud: string): Promise<string> => {
    const found: string[] = []
    const undo = new Error('undo')
    await database
      .transaction(async (tx) => {
        await tx.query('SET LOCAL session_replication_role = replica')
        await tx.query(fraud)
        found.push(...(await auditLedger(tx)))
        throw undo
      })
      .catch((fault: unknown) => {
        if (fault !== undo) throw fault
      })
    return found.join('\n')
  }

  it.each([
    [
      'money from nowhere',
      'UPDATE ledger_account SET credits_posted = credits_posted + 1 WHERE player_id = 1',
      /debits and credits of a currency are equal/,
    ],
    [
      'money shifted between two players',
      `UPDATE ledger_account SET credits_posted = credits_posted + CASE player_id WHEN 1 THEN -5 ELSE 5 END
       WHERE player_id IN (1, 2)`,
      /sums are the sums of its entries/,
    ],
    [
      'an edited amount',
      'UPDATE ledger_transfer SET amount = amount + 1 WHERE credit_version = 1',
      /unbroken chain/,
    ],
    [
      'a transfer taken out',
      'DELETE FROM ledger_transfer WHERE debit_version = 2',
      /sums of its entries/,
    ],
  ])('finds %s', async (_, fraud, finding) => {
    const [rich, other] = [await newPocket(500n), await newPocket(500n)]
    for (const pocket of [rich, other]) await posted(transfer({ debit: pocket, credit: house }))
    expect(await auditAfter(fraud)).toMatch(finding)
  })
})
