import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountId } from './account.ts'
import { auditLedger } from './audit.ts'
import { expirePending } from './expire-pending.ts'
import { expiryOf, postOf, voidOf } from './resolve.ts'
import { setClosed } from './store/set-closed.ts'
import { held, holdOf, noon } from './testing/held.ts'
import { newId, newLeg, openTestBooks, type TestBooks } from './testing/test-books.ts'
import type { Pending, Resolving } from './transfer.ts'

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

const sumsOf = async (pocket: AccountId) => {
  const { debitsPending, debitsPosted } = await books.account(pocket)
  return { debitsPending, debitsPosted, balance: await books.balance(pocket) }
}

describe('a pending transfer', () => {
  it('holds its amount, and no more can be spent than the rest', async () => {
    const { pocket } = await held(books)
    expect(await sumsOf(pocket)).toEqual({ debitsPending: 60n, debitsPosted: 0n, balance: 40n })
    const spend = (cents: bigint) =>
      books.post(books.transfer({ debit: pocket, credit: house, amount: amount(cents) }))
    expect(await spend(41n)).toMatchObject({ by: 'debitAccountCovers' })
    expect(await books.post(holdOf(books, pocket, { cents: 41n }))).toMatchObject({
      by: 'debitAccountCovers',
    })
    expect(await spend(40n)).toEqual({ type: 'posted' })
  })

  it('waits on the other side too', async () => {
    const waiting = (await books.account(house)).creditsPending
    await held(books)
    expect((await books.account(house)).creditsPending).toBe(waiting + 60n)
  })

  it.each<[string, (hold: Pending) => Resolving, bigint, bigint]>([
    ['is posted as a whole', (hold) => postOf(hold, newLeg()), 60n, 40n],
    [
      'is posted in part, the rest released',
      (hold) => postOf(hold, newLeg(), amount(25n)),
      25n,
      75n,
    ],
    ['is voided', (hold) => voidOf(hold, newLeg()), 0n, 100n],
  ])('%s', async (_, resolvedBy, debitsPosted, balance) => {
    const { pocket, hold } = await held(books, noon)
    const resolving = resolvedBy(hold)
    expect(await books.postAt(noon - 1, resolving)).toEqual({ type: 'posted' })
    expect(await sumsOf(pocket)).toEqual({ debitsPending: 0n, debitsPosted, balance })
    expect(await books.postAt(noon, resolving)).toEqual({ type: 'repeated' })
    const unresolved = { by: 'namedTransferIsUnresolved' }
    expect(await books.postAt(noon - 1, postOf(hold, newLeg()))).toMatchObject(unresolved)
    expect(await books.postAt(noon - 1, voidOf(hold, newLeg()))).toMatchObject(unresolved)
    expect(await sumsOf(pocket)).toEqual({ debitsPending: 0n, debitsPosted, balance })
  })

  it('can be given back after the account was closed, but not posted', async () => {
    const { pocket, hold } = await held(books)
    await setClosed(books.database, pocket, true)
    expect(await books.post(postOf(hold, newLeg()))).toMatchObject({ by: 'debitAccountIsOpen' })
    expect(await books.post(voidOf(hold, newLeg()))).toEqual({ type: 'posted' })
  })

  it('is resolved once by many who try at once', async () => {
    const { pocket, hold } = await held(books)
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        books.post(index % 2 ? postOf(hold, newLeg(), amount(10n)) : voidOf(hold, newLeg())),
      ),
    )
    expect(results.filter(({ type }) => type === 'posted')).toHaveLength(1)
    expect((await books.account(pocket)).debitsPending).toBe(0n)
  })

  it('is not resolved twice in one chain', async () => {
    const { hold } = await held(books)
    const id = newId()
    const [first, second] = [voidOf(hold, { id, leg: 1 }), voidOf(hold, { id, leg: 2 })]
    expect(await books.post(first, second)).toMatchObject({
      by: 'namedTransferIsUnresolved',
      leg: 2,
    })
  })
})

describe('expiry', () => {
  it('gives back what is over, and only that', async () => {
    const [over, ahead, endless] = [
      await held(books, noon),
      await held(books, noon + 1),
      await held(books, null),
    ]
    expect(await books.postAt(noon, postOf(over.hold, newLeg()))).toMatchObject({
      by: 'namedTransferIsNotOver',
    })
    expect(await expirePending(books.database, noon - 1, newId)).toBe(0)
    expect(await expirePending(books.database, noon, newId)).toBe(1)
    expect(await expirePending(books.database, noon, newId)).toBe(0)
    expect(await books.balance(over.pocket)).toBe(100n)
    expect(await books.balance(ahead.pocket)).toBe(40n)
    expect(await books.balance(endless.pocket)).toBe(40n)
    expect(await books.postAt(noon, postOf(over.hold, newLeg()))).toMatchObject({
      by: 'namedTransferIsUnresolved',
    })
    expect(await books.postAt(noon, postOf(ahead.hold, newLeg()))).toEqual({ type: 'posted' })
  })

  it('is done once although several nodes do it, however much there is', async () => {
    const pocket = await books.pocket(300n)
    const id = newId()
    const holds = Array.from({ length: 60 }, (_, index) => ({
      ...holdOf(books, pocket, { cents: 2n, expiresAt: noon }),
      id,
      leg: index + 1,
    }))
    expect(await books.postAt(noon - 1, ...holds)).toEqual({ type: 'posted' })
    const counts = await Promise.all(
      [1, 2, 3].map(() => expirePending(books.database, noon, newId)),
    )
    // Whoever finds nothing left of a page stops, so a second round may be needed.
    const rest = await expirePending(books.database, noon, newId)
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(60)
    expect(await books.balance(pocket)).toBe(300n)
  })

  it('is refused to what has time left, and asked of the database when nobody says the time', async () => {
    const { hold } = await held(books, noon)
    expect(await books.postAt(noon - 1, expiryOf(hold, newLeg()))).toMatchObject({
      by: 'namedTransferIsOver',
    })
    const long = await held(books, 32_472_144_000_000)
    expect(await books.post(expiryOf(long.hold, newLeg()))).toMatchObject({
      by: 'namedTransferIsOver',
    })
  })
})
