import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { AccountId } from './account.ts'
import { auditLedger } from './audit.ts'
import { postOf, reversalOf, voidOf } from './resolve.ts'
import { held, noon } from './testing/held.ts'
import { auditAfter, newId, newLeg, openTestBooks, type TestBooks } from './testing/test-books.ts'
import type { Pending } from './transfer.ts'

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

describe('the database itself', () => {
  /** Writes a resolving transfer past the ledger. */
  const writing = (hold: Pending, over: Record<string, string | number>) => {
    const row = {
      id: `'${newId()}'`,
      leg: 1,
      kind: 2,
      debit_account: hold.debit,
      credit_account: hold.credit,
      amount: Number(hold.amount),
      released: 0,
      currency: 1,
      reason: 21,
      about_id: `'${hold.id}'`,
      about_leg: hold.leg,
      created_at: `'${isoTime(noon - 1)}'`,
      ...over,
    }
    return `INSERT INTO ledger_transfer (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
  }

  it.each<[string, Record<string, string | number>, RegExp]>([
    ['more than is pending', { amount: 61 }, /nothing is pending that it fits/],
    ['less, without saying what it releases', { amount: 59 }, /nothing is pending that it fits/],
    ['a part by a void', { kind: 3, amount: 59 }, /nothing is pending that it fits/],
    ['to another account', { credit_account: 64 * 999 + 1 }, /nothing is pending that it fits/],
    ['what is over', { created_at: `'${isoTime(noon)}'` }, /nothing is pending that it fits/],
    ['as expired what has time left', { kind: 4 }, /nothing is pending that it fits/],
    ['what does not exist', { about_leg: 2 }, /nothing is pending that it fits/],
    ['without saying what', { about_id: 'NULL', about_leg: 'NULL' }, /names_another/],
    ['below nothing', { amount: 61, released: -1 }, /releases_by_post/],
    ['under an id without time', { id: 'gen_random_uuid()' }, /id_check/],
  ])('refuses to resolve %s', async (_, over, reason) => {
    const { hold } = await held(books, noon)
    expect(await books.refusalOf(writing(hold, over))).toMatch(reason)
  })

  it('refuses to resolve a second time', async () => {
    const { hold } = await held(books, noon)
    await books.postAt(noon - 1, voidOf(hold, newLeg()))
    expect(await books.refusalOf(writing(hold, {}))).toMatch(/nothing is pending that it fits/)
  })

  it.each([
    ['a changed fate', 'SET state = 3'],
    ['a changed amount', 'SET amount = 1'],
    ['a later end', "SET expires_at = 'infinity'"],
  ])('refuses %s of a resolved transfer', async (_, change) => {
    const { hold } = await held(books, noon)
    await books.postAt(noon - 1, postOf(hold, newLeg()))
    const statement = `UPDATE ledger_pending ${change} WHERE id = '${hold.id}'`
    expect(await books.refusalOf(statement)).toMatch(/it resolves once and stays what it was/)
  })

  it('refuses another amount or end of what is still pending', async () => {
    const { hold } = await held(books, noon)
    const changes = ['amount = 1', "expires_at = 'infinity'", 'debit_account = 129']
    for (const change of changes) {
      const statement = `UPDATE ledger_pending SET ${change} WHERE id = '${hold.id}'`
      expect(await books.refusalOf(statement)).toMatch(/stays what it was/)
    }
  })

  it('refuses a row that says more was posted than was pending', async () => {
    const { hold } = await held(books, noon)
    const statement = `UPDATE ledger_pending SET state = 2, posted = 61, resolved_by = id, resolved_by_leg = 1
      WHERE id = '${hold.id}'`
    expect(await books.refusalOf(statement)).toMatch(/posts_no_more_than_is_pending/)
  })

  it.each([
    'DELETE FROM ledger_pending',
    'TRUNCATE ledger_pending',
    'DELETE FROM ledger_reversal',
    'UPDATE ledger_reversal SET leg = 7',
    'TRUNCATE ledger_reversal',
  ])('refuses %s', async (statement) => {
    await held(books)
    const paid = books.transfer({ debit: house, credit: await books.pocket(1n) })
    await books.post(paid)
    await books.post(reversalOf(paid, newLeg()))
    expect(await books.refusalOf(statement)).toMatch(/what is written in the ledger stays/)
  })

  it('refuses a reversal of nothing, of a part, of what is only held, of a reversal, and a second one', async () => {
    const { hold } = await held(books)
    const reversing = (over: Record<string, string | number>) =>
      writing(hold, {
        kind: 5,
        debit_account: hold.credit,
        credit_account: hold.debit,
        ...over,
      })
    expect(await books.refusalOf(reversing({}))).toMatch(/reverses nothing that was posted/)
    const paid = books.transfer({ debit: hold.debit, credit: house, amount: amount(20n) })
    await books.post(paid)
    const about = { about_id: `'${paid.id}'` }
    expect(await books.refusalOf(reversing({ ...about, amount: 19 }))).toMatch(/reverses nothing/)
    const reversal = reversalOf(paid, newLeg())
    await books.post(reversal)
    const again = reversing({ ...about, amount: 20 })
    expect(await books.refusalOf(again)).toMatch(/ledger_reversal_pkey/)
    const back = writing(hold, { kind: 5, amount: 20, about_id: `'${reversal.id}'` })
    expect(await books.refusalOf(back)).toMatch(/reverses nothing that was posted/)
  })
})

describe('the audit', () => {
  it.each<[string, string, RegExp]>([
    [
      'money held that nobody asked to hold',
      'UPDATE ledger_account SET debits_pending = debits_pending + 1 WHERE player_id IS NULL',
      /pending sums are those of what is pending/,
    ],
    [
      'a hold that was forgotten',
      'DELETE FROM ledger_pending WHERE state = 1',
      /written as such, and is resolved/,
    ],
    [
      'a hold released without a transfer',
      'UPDATE ledger_pending SET state = 3, resolved_by = id, resolved_by_leg = leg WHERE state = 1',
      /written as such, and is resolved/,
    ],
    [
      'a post of another amount',
      'UPDATE ledger_pending SET posted = posted - 1 WHERE state = 2',
      /written as such, and is resolved/,
    ],
    [
      'a post that is not noted',
      'UPDATE ledger_pending SET state = 1, posted = 0, resolved_by = NULL, resolved_by_leg = NULL WHERE state = 2',
      /written as such, and is resolved/,
    ],
    ['a reversal that is not noted', 'DELETE FROM ledger_reversal', /takes back once/],
    [
      'a reversal of another amount',
      'UPDATE ledger_transfer SET amount = amount + 1 WHERE kind = 5',
      /takes back once/,
    ],
    [
      'a release that was edited',
      'UPDATE ledger_transfer SET released = released + 1 WHERE kind = 2',
      /unbroken chain/,
    ],
  ])('finds %s', async (_, fraud, finding) => {
    await held(books)
    const { pocket, hold } = await held(books)
    await books.post(postOf(hold, newLeg(), amount(25n)))
    const paid = books.transfer({ debit: pocket, credit: house, amount: amount(5n) })
    await books.post(paid)
    await books.post(reversalOf(paid, newLeg()))
    expect(await rowsOf(books.database, 'SELECT 1 FROM ledger_reversal LIMIT 1')).toHaveLength(1)
    expect(await auditAfter(books.database, fraud)).toMatch(finding)
  })
})
