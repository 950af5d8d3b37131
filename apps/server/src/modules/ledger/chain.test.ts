import { type Amount, amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountId, codes } from './account.ts'
import { auditLedger } from './audit.ts'
import { post } from './post.ts'
import { postOf, reversalOf } from './resolve.ts'
import { held } from './testing/held.ts'
import { newId, newLeg, openTestBooks, type TestBooks } from './testing/test-books.ts'

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

describe('a reversal', () => {
  const paidOut = async () => {
    const pocket = await books.pocket(100n)
    const paid = books.transfer({ debit: pocket, credit: house, amount: amount(30n) })
    await books.post(paid)
    return { pocket, paid }
  }

  it('takes back what was posted, once', async () => {
    const { pocket, paid } = await paidOut()
    const reversal = reversalOf(paid, newLeg())
    expect(await books.post(reversal)).toEqual({ type: 'posted' })
    expect(await books.balance(pocket)).toBe(100n)
    expect(await books.post(reversal)).toEqual({ type: 'repeated' })
    expect(await books.post(reversalOf(paid, newLeg()))).toMatchObject({
      by: 'namedTransferIsNotReversed',
    })
  })

  it('cannot itself be reversed', async () => {
    const { paid } = await paidOut()
    const reversal = reversalOf(paid, newLeg())
    await books.post(reversal)
    expect(await books.post(reversalOf(reversal, newLeg()))).toMatchObject({
      by: 'namedTransferCanBeReversed',
    })
  })

  it('takes back what was posted of a pending transfer', async () => {
    const { pocket, hold } = await held(books)
    const posted = postOf(hold, newLeg(), amount(25n))
    await books.post(posted)
    expect(await books.post(reversalOf(posted, newLeg()))).toEqual({ type: 'posted' })
    expect(await books.balance(pocket)).toBe(100n)
  })

  it('happens once although many ask for it at once', async () => {
    const { pocket, paid } = await paidOut()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => books.post(reversalOf(paid, newLeg()))),
    )
    expect(results.filter(({ type }) => type === 'posted')).toHaveLength(1)
    expect(await books.balance(pocket)).toBe(100n)
  })

  it('leaves a player with what he has not yet spent', async () => {
    const pocket = await books.pocket(0n)
    const payout = books.transfer({ debit: house, credit: pocket, amount: amount(50n) })
    await books.post(payout)
    await books.post(books.transfer({ debit: pocket, credit: house, amount: amount(1n) }))
    expect(await books.post(reversalOf(payout, newLeg()))).toMatchObject({
      by: 'debitAccountCovers',
    })
  })
})

describe('a chain', () => {
  it('exchanges one asset for another, both legs or none', async () => {
    const coins = await books.pocket(5_000n, 'BTC')
    const dollars = await books.pocket(0n)
    const coinsOwner = (await books.account(coins)).player
    await books.database.query(
      'UPDATE ledger_account SET player_id = $2, code = $3 WHERE id = $1',
      [dollars, coinsOwner, codes.pocketCredits],
    )
    const exchange = (btc: bigint, usd: Amount) => {
      const id = newId()
      return Promise.all([
        books.houseIn('BTC', codes.houseExchange),
        books.houseIn('USD', codes.houseExchange),
      ]).then(([houseCoins, houseDollars]) =>
        books.post(
          {
            ...books.transfer({ debit: coins, credit: houseCoins, amount: amount(btc) }),
            id,
            leg: 1,
            currency: 'BTC',
            reason: 'exchange',
          },
          {
            ...books.transfer({ debit: houseDollars, credit: dollars, amount: usd }),
            id,
            leg: 2,
            reason: 'exchange',
          },
        ),
      )
    }
    expect(await exchange(2_000n, amount(150n))).toEqual({ type: 'posted' })
    expect([await books.balance(coins), await books.balance(dollars)]).toEqual([3_000n, 150n])
    expect(await exchange(3_001n, amount(225n))).toMatchObject({ by: 'debitAccountCovers', leg: 1 })
    expect([await books.balance(coins), await books.balance(dollars)]).toEqual([3_000n, 150n])
  })

  it('posts a hold and what follows from it together', async () => {
    const { pocket, hold } = await held(books)
    const id = newId()
    const fee = books.transfer({ debit: pocket, credit: house, amount: amount(41n) })
    const refused = await books.post(postOf(hold, { id, leg: 1 }), { ...fee, id, leg: 2 })
    expect(refused).toMatchObject({ by: 'debitAccountCovers', leg: 2 })
    expect((await books.account(pocket)).debitsPending).toBe(60n)
  })

  it('takes as many statements for a hundred legs as for two', async () => {
    const pocket = await books.pocket(1_000n)
    const chainOf = (legs: number) => {
      const id = newId()
      return Array.from({ length: legs }, (_, index) => ({
        ...books.transfer({ debit: pocket, credit: house }),
        id,
        leg: index + 1,
      }))
    }
    const statements = async (legs: number): Promise<number> => {
      return books.database.transaction(async (tx) => {
        let count = 0
        await post(
          {
            ...tx,
            query: (text, values) => {
              count++
              return tx.query(text, values)
            },
          },
          chainOf(legs),
        )
        return count
      })
    }
    expect(await statements(100)).toBe(await statements(2))
    expect(await books.balance(pocket)).toBe(898n)
  })
})
