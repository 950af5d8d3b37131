import { amount } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import { type Account, accountId } from './account.ts'
import { type Books, checks, checkTransfer } from './check-transfer.ts'
import type { Transfer } from './transfer.ts'

const [usd, credit] = [1, 2]
const id = (number: number, currency: number) => accountId(number * 64 + currency)

const account = (over: Partial<Account>): Account => ({
  id: id(1, usd),
  player: 7,
  mayNotGoNegative: true,
  closed: false,
  version: 0n,
  debitsPending: 0n,
  debitsPosted: 0n,
  creditsPosted: 100n,
  ...over,
})

const player = account({})
const house = account({ id: id(2, usd), player: null, mayNotGoNegative: false })
const good: Transfer = {
  id: '01890000-0000-7000-8000-000000000000',
  leg: 1,
  debit: player.id,
  credit: house.id,
  amount: amount(60n),
  currency: 'USD',
  reason: 'stake',
}
const books: Books = { debit: player, credit: house, posted: undefined }
const withoutAmount = { ...good, amount: amount(0n) }

/** Each case breaks its own check and, where it can, every later one as well: the first broken check must be the one told. */
const cases: readonly (readonly [string, Transfer, Books])[] = [
  ['amountIsPositive', { ...withoutAmount, credit: good.debit }, { ...books, debit: undefined }],
  ['accountsDiffer', { ...good, credit: good.debit }, { ...books, debit: undefined }],
  ['debitAccountExists', good, { ...books, debit: undefined, credit: undefined }],
  ['creditAccountExists', { ...good, currency: 'CREDIT' }, { ...books, credit: undefined }],
  [
    'currencyIsThatOfBothAccounts',
    { ...good, credit: id(3, credit) },
    { ...books, credit: account({ id: id(3, credit), player: 8, closed: true }) },
  ],
  [
    'betweenNoTwoPlayers',
    good,
    {
      ...books,
      credit: account({ id: house.id, player: 8 }),
      posted: { ...good, reason: 'payout' },
    },
  ],
  [
    'sameAsPostedBefore',
    good,
    { ...books, debit: account({ closed: true }), posted: { ...good, amount: amount(61n) } },
  ],
  [
    'debitAccountIsOpen',
    { ...good, amount: amount(1000n) },
    { ...books, debit: account({ closed: true }), credit: { ...house, closed: true } },
  ],
  [
    'creditAccountIsOpen',
    { ...good, amount: amount(1000n) },
    { ...books, credit: { ...house, closed: true } },
  ],
  [
    'debitAccountCovers',
    { ...good, amount: amount(101n) },
    { ...books, credit: { ...house, creditsPosted: 2n ** 63n - 1n } },
  ],
  ['sumsFit', good, { ...books, credit: { ...house, creditsPosted: 2n ** 63n - 60n } }],
]

describe('a transfer', () => {
  it('is looked at in the documented order, top to bottom', () => {
    expect(cases.map(([name]) => name)).toEqual(checks.map(({ name }) => name))
  })

  it.each(cases)('is refused by %s before anything later', (name, transfer, given) => {
    expect(checkTransfer(transfer, given)).toBe(name)
  })

  it('is let through when nothing is wrong with it', () => {
    expect(checkTransfer(good, books)).toBeNull()
  })

  it('may take the very last cent and not one more', () => {
    expect(checkTransfer({ ...good, amount: amount(100n) }, books)).toBeNull()
    expect(checkTransfer({ ...good, amount: amount(101n) }, books)).toBe('debitAccountCovers')
    const held = { ...books, debit: account({ debitsPending: 1n }) }
    expect(checkTransfer({ ...good, amount: amount(100n) }, held)).toBe('debitAccountCovers')
  })

  it('may take the house below zero', () => {
    const other = { ...good, debit: house.id, credit: player.id, amount: amount(500n) }
    expect(checkTransfer(other, { ...books, debit: house, credit: player })).toBeNull()
  })

  it('that was posted before is let through even where it could not be posted anew', () => {
    const spent = account({ debitsPosted: 100n, closed: true })
    expect(checkTransfer(good, { ...books, debit: spent, posted: good })).toBeNull()
  })
})
