import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isoTime } from '#platform/iso-time'
import { runOn } from '#platform/test-database'
import { type AccountId, accountId } from './account.ts'
import { auditLedger } from './audit.ts'
import { postOf } from './resolve.ts'
import { balanceAt, statement } from './statement.ts'
import { batch } from './batch.ts'
import { holdOf, noon } from './testing/held.ts'
import { newId, newLeg, openTestBooks, type TestBooks } from './testing/test-books.ts'

const at = (minute: number): number => noon + minute * 60_000

let books: TestBooks
let house: AccountId
beforeAll(async () => {
  books = await openTestBooks()
  house = await books.houseIn('CREDIT')
})
afterAll(async () => {
  expect(await auditLedger(books.database)).toEqual([])
  await books.drop()
})

/** 100 in at minute 1, 10 out at each of the minutes 2 to 6: 90, 80, 70, 60, 50. */
async function lived(): Promise<AccountId> {
  const pocket = await books.pocket(0n, 'CREDIT')
  const transfer = {
    currency: 'CREDIT',
    debit: pocket,
    credit: house,
    amount: amount(10n),
  } as const
  const first = { ...transfer, debit: house, credit: pocket, amount: amount(100n) }
  await books.postAt(at(1), books.transfer(first))
  for (const minute of [2, 3, 4, 5, 6]) await books.postAt(at(minute), books.transfer(transfer))
  return pocket
}

const changes = ({ entries }: { entries: readonly { change: bigint }[] }): bigint[] =>
  entries.map(({ change }) => change)

describe('a statement', () => {
  it('tells what happened in a time, between its balances', async () => {
    const pocket = await lived()
    const told = await statement(books.database, pocket, { from: at(2), to: at(4), limit: 10 })
    expect(told).toMatchObject({ opening: 100n, closing: 80n, next: null })
    expect(told.entries.map((entry) => entry.at.getTime())).toEqual([at(2), at(3)])
    expect(told.entries).toMatchObject([
      { reason: 'deposit', direction: 'debit', change: -10n, balanceAfter: 90n },
      { change: -10n, balanceAfter: 80n },
    ])
  })

  it('is empty, with equal balances, when nothing happened', async () => {
    const pocket = await lived()
    const told = { entries: [], next: null }
    const early = await statement(books.database, pocket, { from: at(0), to: at(1), limit: 10 })
    expect(early).toEqual({ ...told, opening: 0n, closing: 0n })
    const late = await statement(books.database, pocket, { from: at(7), to: at(9), limit: 10 })
    expect(late).toEqual({ ...told, opening: 50n, closing: 50n })
  })

  it.each(['player', 'house'])("comes in pages that together tell all of a %s's", async (whose) => {
    const pocket = await lived()
    const account = whose === 'player' ? pocket : house
    const period = { from: at(0), to: at(60) }
    const whole = await statement(books.database, account, { ...period, limit: 1_000 })
    expect(changes(whole).reduce((sum, change) => sum + change, whole.opening)).toBe(whole.closing)
    const paged: bigint[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof statement>> = await statement(books.database, account, {
        ...period,
        after,
        limit: 4,
      })
      expect(page).toMatchObject({ opening: whole.opening, closing: whole.closing })
      expect(page.entries.length).toBeLessThanOrEqual(4)
      paged.push(...changes(page))
      after = page.next
    } while (after !== null)
    expect(paged).toEqual(changes(whole))
  })

  it("tells the house's side as well, without balances of its own", async () => {
    const told = await statement(books.database, house, { from: at(0), to: at(60), limit: 1 })
    expect(told.entries).toMatchObject([{ direction: 'debit', balanceAfter: null }])
    const { creditsPosted, debitsPosted } = await books.account(house)
    expect(await balanceAt(books.database, house, at(60))).toBe(creditsPosted - debitsPosted)
  })

  it('shows what is held, posted and released', async () => {
    const pocket = await books.pocket(0n)
    await books.postAt(
      at(1),
      books.transfer({ debit: books.house, credit: pocket, amount: amount(100n) }),
    )
    const hold = holdOf(books, pocket, { cents: 60n })
    await books.postAt(at(2), hold)
    await books.postAt(at(3), postOf(hold, newLeg(), amount(25n)))
    const told = await statement(books.database, pocket, { from: at(2), to: at(9), limit: 10 })
    expect(told).toMatchObject({ opening: 100n, closing: 75n })
    expect(told.entries).toMatchObject([
      { kind: 'pending', change: -60n, balanceAfter: 40n },
      { kind: 'post', amount: 25n, change: 35n, balanceAfter: 75n },
    ])
  })

  it('adds up although clocks disagreed about two of its entries', async () => {
    const pocket = await books.pocket(0n, 'CREDIT')
    const come = { currency: 'CREDIT', debit: house, credit: pocket } as const
    await books.postAt(at(5), books.transfer({ ...come, amount: amount(7n) }))
    await books.postAt(at(3), books.transfer({ ...come, amount: amount(5n) }))
    const told = await statement(books.database, pocket, { from: at(4), to: at(9), limit: 10 })
    expect(changes(told).reduce((sum, change) => sum + change, told.opening)).toBe(told.closing)
    expect(told.closing).toBe(12n)
  })

  it.each([
    ['a page of nothing', { limit: 0 }, /a page of 0/],
    ['a page too long', { limit: 1_001 }, /a page of 1001/],
    ['a cursor that is none', { after: "0'; DROP", limit: 1 }, /not a cursor/],
  ])('refuses %s', async (_, asked, reason) => {
    const period = { from: at(0), to: at(1), ...asked }
    await expect(statement(books.database, house, period)).rejects.toThrow(reason)
  })

  it('refuses an account that does not exist', async () => {
    const nobody = accountId(64 * 9_999 + 1)
    await expect(balanceAt(books.database, nobody, at(0))).rejects.toThrow(/there is no account/)
  })
})

describe('a balance at a past time', () => {
  it('is what everything written before that time left', async () => {
    const pocket = await lived()
    const balances = await Promise.all(
      [0, 1, 2, 3, 7].map((minute) => balanceAt(books.database, pocket, at(minute))),
    )
    expect(balances).toEqual([0n, 0n, 100n, 90n, 50n])
  })
})

describe('rounds of a journal', () => {
  const journal = `
    CREATE TABLE ledger_test_round (
      id uuid, account bigint, house bigint, taken bigint, given bigint, balance_after bigint, version bigint, at timestamptz
    );
    CREATE VIEW ledger_test_journal AS SELECT * FROM ledger_test_round;
    SELECT ledger_keep_journal('ledger_test_journal')`
  const commit = `
    WITH asked AS MATERIALIZED (
      SELECT $1::uuid AS round_id, $2::bigint AS pocket, $3::bigint AS house, $4::bigint AS stake,
        $5::bigint AS payout, $6::bigint AS version
    ),
    moved AS (${batch.movePockets('false')}),
    house AS (${batch.moveHouse('moved')})
    INSERT INTO ledger_test_round
    SELECT round_id, pocket, house, stake, payout, balance_after, version_after, $7::timestamptz FROM moved`

  it('stand in statements and past balances between the transfers', async () => {
    await runOn(books.connectionString, journal)
    const pocket = await lived()
    const { version } = await books.account(pocket)
    await books.database.query(commit, [newId(), pocket, house, 20, 5, version, isoTime(at(7))])
    await books.postAt(
      at(8),
      books.transfer({ currency: 'CREDIT', debit: pocket, credit: house, amount: amount(1n) }),
    )
    expect(await balanceAt(books.database, pocket, at(8))).toBe(35n)
    const told = await statement(books.database, pocket, { from: at(6), to: at(9), limit: 10 })
    expect(told).toMatchObject({ opening: 60n, closing: 34n })
    expect(told.entries).toMatchObject([
      { reason: 'deposit', balanceAfter: 50n },
      { reason: 'stake', leg: 1, change: -20n, balanceAfter: 30n },
      { reason: 'payout', leg: 2, change: 5n, balanceAfter: 35n },
      { reason: 'deposit', balanceAfter: 34n },
    ])
    expect(told.entries[1]?.transferId).toBe(told.entries[2]?.transferId)
  })
})
