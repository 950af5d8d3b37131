import { amount } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import { type Account, accountId } from './account.ts'
import { type Books, checks, checkTransfer, type Named } from './check-transfer.ts'
import type { Direct, Pending, Resolving, Reversal, Transfer } from './transfer.ts'

const [usd, credit] = [1, 2]
const id = (number: number, currency: number) => accountId(number * 64 + currency)
const now = 1_777_636_800_000
const [past, ahead] = [now - 1, now + 1]

const account = (over: Partial<Account>): Account => ({
  id: id(1, usd),
  player: 7,
  mayNotGoNegative: true,
  closed: false,
  version: 0n,
  debitsPending: 0n,
  debitsPosted: 0n,
  creditsPending: 0n,
  creditsPosted: 100n,
  ...over,
})

const largest = 2n ** 63n - 1n
const player = account({})
const house = account({ id: id(2, usd), player: null, mayNotGoNegative: false })
const closedPlayer = account({ closed: true })
/** Closed, and its sums are full. */
const closedHouse = { ...house, closed: true, creditsPosted: largest, creditsPending: largest }
const fullHouse = { ...closedHouse, closed: false }

const good: Direct = {
  id: '01890000-0000-7000-8000-000000000000',
  leg: 1,
  debit: player.id,
  credit: house.id,
  amount: amount(60n),
  currency: 'USD',
  reason: 'withdrawal',
}
const about = { id: '01890000-0000-7000-8000-000000000001', leg: 1 }
const hold: Pending = { ...good, kind: 'pending', expiresAt: ahead }
const resolve = (kind: Resolving['kind']): Resolving => ({ ...good, kind, about })
const reversal: Reversal = { ...good, kind: 'reversal', about }

const books: Books = { now, debit: player, credit: house, posted: undefined, named: undefined }
/** Too much for the player, of closed accounts, into full sums: what a transfer stumbles over last. */
const hopeless: Books = { ...books, debit: closedPlayer, credit: closedHouse }
const held: Named = {
  kind: 'pending',
  debit: player.id,
  credit: house.id,
  amount: good.amount,
  expiresAt: ahead,
  resolvedBy: null,
  reversedBy: null,
}
const spent = { ...held, resolvedBy: about, expiresAt: past }
const paid: Named = { ...held, kind: 'direct', debit: house.id, credit: player.id, expiresAt: null }
const tooMuch = amount(1_000n)
const posted: Transfer = { ...good, amount: amount(61n) }

/**
 * Top to bottom. Each case breaks its own check and, as far as they go together, every later one as well: the first broken
 * check must be the one told.
 */
const cases: readonly (readonly [string, Transfer, Books])[] = [
  [
    'idIsUuidV7',
    { ...good, id: '01890000-0000-4000-8000-000000000000', amount: amount(0n), credit: good.debit },
    { ...books, debit: undefined, credit: undefined },
  ],
  [
    'amountIsPositive',
    { ...good, amount: amount(0n), credit: good.debit },
    { ...books, debit: undefined, credit: undefined },
  ],
  [
    'accountsDiffer',
    { ...good, credit: good.debit, currency: 'CREDIT' },
    { ...books, debit: undefined, credit: undefined },
  ],
  [
    'debitAccountExists',
    { ...resolve('post'), currency: 'CREDIT' },
    { ...books, debit: undefined, credit: undefined },
  ],
  [
    'creditAccountExists',
    { ...resolve('post'), currency: 'CREDIT' },
    { ...hopeless, credit: undefined },
  ],
  [
    'currencyIsThatOfBothAccounts',
    { ...resolve('post'), credit: id(3, credit) },
    { ...hopeless, credit: account({ id: id(3, credit), player: 8, closed: true }), posted },
  ],
  [
    'betweenNoTwoPlayers',
    resolve('post'),
    { ...hopeless, credit: { ...closedHouse, player: 8 }, posted },
  ],
  ['namedTransferExists', resolve('post'), { ...hopeless, posted }],
  [
    'namedTransferIsPending',
    { ...resolve('post'), amount: tooMuch },
    { ...hopeless, named: { ...paid, resolvedBy: about }, posted },
  ],
  [
    'namedTransferCanBeReversed',
    { ...reversal, amount: tooMuch },
    { ...hopeless, named: { ...held, kind: 'reversal', reversedBy: about }, posted },
  ],
  [
    'accountsAreThoseOfNamedTransfer',
    { ...reversal, amount: tooMuch },
    {
      ...hopeless,
      named: { ...paid, debit: player.id, credit: house.id, reversedBy: about },
      posted,
    },
  ],
  [
    'amountIsThatOfNamedTransfer',
    { ...resolve('post'), amount: amount(61n) },
    { ...hopeless, named: spent, posted: good },
  ],
  ['sameAsPostedBefore', resolve('post'), { ...hopeless, named: spent, posted }],
  ['expiryIsAhead', { ...hold, amount: tooMuch, expiresAt: now }, hopeless],
  ['namedTransferIsUnresolved', resolve('post'), { ...hopeless, named: spent }],
  ['namedTransferIsNotOver', resolve('post'), { ...hopeless, named: { ...held, expiresAt: now } }],
  ['namedTransferIsOver', resolve('expiry'), { ...hopeless, named: { ...held, expiresAt: ahead } }],
  [
    'namedTransferIsNotReversed',
    { ...reversal, amount: tooMuch },
    { ...hopeless, named: { ...paid, amount: tooMuch, reversedBy: about } },
  ],
  ['debitAccountIsOpen', { ...good, amount: tooMuch }, hopeless],
  ['creditAccountIsOpen', { ...good, amount: tooMuch }, { ...hopeless, debit: player }],
  ['debitAccountCovers', { ...good, amount: amount(101n) }, { ...books, credit: fullHouse }],
  ['sumsFit', good, { ...books, credit: { ...house, creditsPosted: largest - 59n } }],
]

const broken = (transfer: Transfer, given: Books): string[] =>
  checks.filter(({ holds }) => !holds(transfer, given)).map(({ name }) => name)

describe('a transfer', () => {
  it('is looked at in the documented order, top to bottom', () => {
    expect(cases.map(([name]) => name)).toEqual(checks.map(({ name }) => name))
  })

  it.each(cases)('is refused by %s before anything later', (name, transfer, given) => {
    expect(checkTransfer(transfer, given)).toBe(name)
  })

  it('that is refused by one check would have stumbled over later ones', () => {
    for (const [name, transfer, given] of cases.slice(0, -1)) {
      // What changes with time and balances is not asked of a repeat: without it, all of that is wrong as well.
      const later = [
        ...broken(transfer, given),
        ...broken(transfer, { ...given, posted: undefined }),
      ]
      expect(new Set(later).size, name).toBeGreaterThan(1)
    }
  })

  it.each<[string, Transfer, Books]>([
    ['is let through when nothing is wrong with it', good, books],
    ['may hold money back', hold, books],
    ['may hold money back for ever', { ...hold, expiresAt: null }, books],
    ['may post what is pending', resolve('post'), { ...books, named: held }],
    [
      'may post a part of it',
      { ...resolve('post'), amount: amount(1n) },
      { ...books, named: held },
    ],
    [
      'may post it although nothing else is left on the account',
      resolve('post'),
      { ...books, debit: account({ debitsPending: 100n }), named: held },
    ],
    ['may void what is pending', resolve('void'), { ...books, named: held }],
    [
      'may void it although both accounts are closed',
      resolve('void'),
      { ...hopeless, credit: { ...house, closed: true }, named: held },
    ],
    [
      'may let expire what is over',
      resolve('expiry'),
      { ...books, named: { ...held, expiresAt: now } },
    ],
    ['may reverse another', reversal, { ...books, named: paid }],
    ['may reverse a post', reversal, { ...books, named: { ...paid, kind: 'post' } }],
    ['may take the very last cent', { ...good, amount: amount(100n) }, books],
  ])('%s', (_, transfer, given) => {
    expect(checkTransfer(transfer, given)).toBeNull()
  })

  it.each<[string, Transfer, Books]>([
    ['may not void a part', { ...resolve('void'), amount: amount(1n) }, { ...books, named: held }],
    [
      'may not reverse what is only pending',
      reversal,
      { ...books, named: { ...paid, kind: 'pending' } },
    ],
    ['may not reverse a part', { ...reversal, amount: amount(1n) }, { ...books, named: paid }],
    [
      'may not be voided once it is over',
      resolve('void'),
      { ...books, named: { ...held, expiresAt: past } },
    ],
    [
      'may not expire that waits for ever',
      resolve('expiry'),
      { ...books, named: { ...held, expiresAt: null } },
    ],
  ])('%s', (_, transfer, given) => {
    expect(checkTransfer(transfer, given)).not.toBeNull()
  })

  it('may take what is there but for what is held', () => {
    const some = { ...books, debit: account({ debitsPending: 1n }) }
    expect(checkTransfer({ ...good, amount: amount(100n) }, some)).toBe('debitAccountCovers')
    expect(checkTransfer({ ...good, amount: amount(99n) }, some)).toBeNull()
  })

  it('may take from the house what it does not have', () => {
    const payout = { ...good, debit: house.id, credit: player.id, amount: tooMuch }
    expect(checkTransfer(payout, { ...books, debit: house, credit: player })).toBeNull()
  })

  it('is known again although its own posting emptied the account and the account was closed since', () => {
    const emptied = account({ debitsPosted: 100n, closed: true })
    expect(checkTransfer(good, { ...books, debit: emptied, posted: good })).toBeNull()
    const done = { ...held, resolvedBy: good, expiresAt: past }
    const again = resolve('post')
    expect(checkTransfer(again, { ...hopeless, named: done, posted: again })).toBeNull()
  })
})
