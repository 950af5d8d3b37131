import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import type { AccountId } from './account.ts'
import { auditLedger } from './audit.ts'
import { setClosed } from './store/set-closed.ts'
import { touchAccount } from './store/touch-account.ts'
import { auditAfter, newId, openTestBooks, type TestBooks } from './testing/test-books.ts'

let books: TestBooks
let house: AccountId
beforeAll(async () => {
  books = await openTestBooks()
  house = books.house
})
afterAll(async () => {
  expect(await auditLedger(books.database)).toEqual([])
  await books.drop()
})

describe('posting', () => {
  it('moves money from debit to credit and moves both versions', async () => {
    const pocket = await books.pocket(500n)
    const stake = books.transfer({ debit: pocket, credit: house, amount: amount(200n) })
    expect(await books.post(stake)).toEqual({ type: 'posted' })
    expect(await books.balance(pocket)).toBe(300n)
    expect((await books.account(pocket)).version).toBe(2n)
  })

  it('happens once for one id, however often it is asked', async () => {
    const pocket = await books.pocket(500n)
    const stake = books.transfer({ debit: pocket, credit: house, amount: amount(500n) })
    const results = await Promise.all(Array.from({ length: 10 }, () => books.post(stake)))
    expect(results.filter(({ type }) => type === 'posted')).toHaveLength(1)
    expect(results.filter(({ type }) => type === 'repeated')).toHaveLength(9)
    expect(await books.balance(pocket)).toBe(0n)
  })

  it('refuses another transfer under a used id', async () => {
    const pocket = await books.pocket(500n)
    const stake = books.transfer({ debit: pocket, credit: house })
    await books.post(stake)
    const other = { ...stake, amount: amount(2n) }
    expect(await books.post(other)).toMatchObject({ type: 'refused', by: 'sameAsPostedBefore' })
    const longer = [stake, { ...stake, leg: 2 }]
    expect(await books.post(...longer)).toMatchObject({ type: 'refused', by: 'sameAsPostedBefore' })
  })

  it('posts all legs of a chain or none', async () => {
    const [poor, rich] = [await books.pocket(10n), await books.pocket(1000n)]
    const first = books.transfer({ debit: rich, credit: house, amount: amount(100n) })
    const second = { ...first, leg: 2, debit: poor, amount: amount(11n) }
    const refused = { type: 'refused', by: 'debitAccountCovers', leg: 2 }
    expect(await books.post(first, second)).toEqual(refused)
    expect(await books.balance(rich)).toBe(1000n)
  })

  it('lets later legs spend what earlier legs brought', async () => {
    const pocket = await books.pocket(0n)
    const comes = books.transfer({ debit: house, credit: pocket, amount: amount(40n) })
    const goes = { ...comes, leg: 2, debit: pocket, credit: house, amount: amount(40n) }
    expect(await books.post(comes, goes)).toEqual({ type: 'posted' })
    expect(await books.balance(pocket)).toBe(0n)
  })

  it('accepts just as many of many debits at once as the balance allows', async () => {
    const pocket = await books.pocket(1000n)
    const results = await Promise.all(
      Array.from({ length: 100 }, () =>
        books.post(books.transfer({ debit: pocket, credit: house, amount: amount(33n) })),
      ),
    )
    expect(results.filter(({ type }) => type === 'posted')).toHaveLength(30)
    expect(await books.balance(pocket)).toBe(10n)
  })

  it('moves no money between two players', async () => {
    const [from, to] = [await books.pocket(100n), await books.pocket(0n)]
    const gift = books.transfer({ debit: from, credit: to })
    expect(await books.post(gift)).toMatchObject({ by: 'betweenNoTwoPlayers' })
  })
})

describe('an account', () => {
  it('is updated within its page: no index names a column that movements change', async () => {
    const indexed = await rowsOf<{ name: string }>(
      books.database,
      `SELECT DISTINCT attribute.attname AS name
       FROM pg_index AS index JOIN pg_attribute AS attribute
         ON attribute.attrelid = index.indrelid
         AND (attribute.attnum = ANY (index.indkey) OR pg_get_indexdef(index.indexrelid) ~ ('\\m' || attribute.attname || '\\M'))
       WHERE index.indrelid = 'ledger_account'::regclass ORDER BY name`,
    )
    expect(indexed.map(({ name }) => name)).toEqual(['code', 'currency', 'id', 'player_id', 'till'])
  })
})

describe('a touched account', () => {
  it('is at another version, and only when it was at the one expected', async () => {
    const pocket = await books.pocket(0n)
    expect(await touchAccount(books.database, pocket)).toBe(1n)
    expect(await touchAccount(books.database, pocket, 0n)).toBeNull()
    expect(await touchAccount(books.database, pocket, 1n)).toBe(2n)
  })
})

describe('a closed account', () => {
  it('takes part in nothing new until it is opened again', async () => {
    const pocket = await books.pocket(100n)
    await setClosed(books.database, pocket, true)
    const out = books.transfer({ debit: pocket, credit: house })
    expect(await books.post(out)).toMatchObject({ by: 'debitAccountIsOpen' })
    const into = books.transfer({ debit: house, credit: pocket })
    expect(await books.post(into)).toMatchObject({ by: 'creditAccountIsOpen' })
    await setClosed(books.database, pocket, false)
    expect(await books.post(out)).toEqual({ type: 'posted' })
  })

  it('voids what was decided while it was open', async () => {
    const pocket = await books.pocket(100n)
    const { version } = await books.account(pocket)
    await setClosed(books.database, pocket, true)
    expect(await touchAccount(books.database, pocket, version)).toBeNull()
  })
})

describe('the database itself', () => {
  it('refuses a pocket below zero', async () => {
    const pocket = await books.pocket(100n)
    const spend = `UPDATE ledger_account SET debits_posted = debits_posted + 101 WHERE id = ${pocket}`
    expect(await books.refusalOf(spend)).toMatch(/never_below_zero/)
    const hold = `UPDATE ledger_account SET debits_pending = 101 WHERE id = ${pocket}`
    expect(await books.refusalOf(hold)).toMatch(/never_below_zero/)
  })

  it("refuses a player's account that could go below zero", async () => {
    const pocket = await books.pocket(0n)
    const free = `UPDATE ledger_account SET may_not_go_negative = false WHERE id = ${pocket}`
    expect(await books.refusalOf(free)).toMatch(/player_or_house/)
  })

  it.each([
    ['edited', 'UPDATE ledger_transfer SET amount = amount + 1'],
    ['deleted', 'DELETE FROM ledger_transfer'],
    ['emptied away', 'TRUNCATE ledger_transfer'],
  ])('refuses that a transfer is %s', async (_, statement) => {
    await books.pocket(1n)
    expect(await books.refusalOf(statement)).toMatch(/what is written in the ledger stays/)
  })

  it('refuses that an account is deleted', async () => {
    expect(await books.refusalOf('DELETE FROM ledger_account')).toMatch(/stays/)
  })

  it.each([
    ['of nothing', { amount: 0 }, /amount/],
    ['below zero', { amount: -5 }, /amount/],
    ['onto itself', { credit: 'debit' }, /within_one_currency/],
    ['between currencies', { credit: '130' }, /within_one_currency/],
    ['in a currency of neither account', { currency: 2 }, /within_one_currency/],
  ])('refuses a transfer %s', async (_, over: Record<string, unknown>, reason) => {
    const pocket = await books.pocket(1n)
    const row = { amount: 1, credit: String(house), currency: 1, ...over }
    const credit = row.credit === 'debit' ? pocket : row.credit
    const statement = `
      INSERT INTO ledger_transfer (id, leg, debit_account, credit_account, amount, currency, reason)
      VALUES ('${newId()}', 1, ${pocket}, ${credit}, ${row.amount}, ${row.currency}, 1)`
    expect(await books.refusalOf(statement)).toMatch(reason)
  })

  it('refuses a second transfer with the same id and leg', async () => {
    const pocket = await books.pocket(1n)
    const statement = `
      INSERT INTO ledger_transfer (id, leg, debit_account, credit_account, amount, currency, reason)
      SELECT id, leg, debit_account, credit_account, amount, currency, reason
      FROM ledger_transfer WHERE credit_account = ${pocket}`
    expect(await books.refusalOf(statement)).toMatch(/ledger_transfer_default_pkey/)
  })
})

describe('the audit', () => {
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
      /posted sums are those of its entries/,
    ],
    [
      'an edited amount',
      'UPDATE ledger_transfer SET amount = amount + 1 WHERE credit_version = 1',
      /unbroken chain/,
    ],
    [
      'a transfer taken out',
      'DELETE FROM ledger_transfer WHERE debit_version = 2',
      /sums are those of its entries/,
    ],
  ])('finds %s', async (_, fraud, finding) => {
    const [rich, other] = [await books.pocket(500n), await books.pocket(500n)]
    for (const pocket of [rich, other])
      await books.post(books.transfer({ debit: pocket, credit: house }))
    expect(await auditAfter(books.database, fraud)).toMatch(finding)
  })
})
