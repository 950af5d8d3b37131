import { type Account, currencyOf, standing } from './account.ts'
import type { Transfer } from './transfer.ts'

/** What the ledger knows when it is asked for a transfer. */
export interface Books {
  readonly debit: Account | undefined
  readonly credit: Account | undefined
  /** The transfer already posted under the same id and leg. */
  readonly posted: Transfer | undefined
}

/** Sums are kept in columns of 63 bits. */
const largest = 2n ** 63n - 1n

interface Check {
  readonly name: string
  readonly holds: (transfer: Transfer, books: Books) => boolean
}

/**
 * Everything a transfer must satisfy, in the order it is looked at: what is wrong with the transfer itself, then whether its
 * accounts exist and fit, then whether it was posted before, and last what depends on balances. A repeated transfer is thereby
 * recognised before its own first posting could make it look impossible.
 */
export const checks = [
  { name: 'amountIsPositive', holds: ({ amount }) => amount > 0n },
  { name: 'accountsDiffer', holds: ({ debit, credit }) => debit !== credit },
  { name: 'debitAccountExists', holds: (_, { debit }) => debit !== undefined },
  { name: 'creditAccountExists', holds: (_, { credit }) => credit !== undefined },
  {
    name: 'currencyIsThatOfBothAccounts',
    holds: ({ debit, credit, currency }) =>
      currencyOf(debit) === currency && currencyOf(credit) === currency,
  },
  {
    name: 'betweenNoTwoPlayers',
    holds: (_, { debit, credit }) => {
      const [from, to] = [debit?.player ?? null, credit?.player ?? null]
      return from === null || to === null || from === to
    },
  },
  {
    name: 'sameAsPostedBefore',
    holds: (transfer, { posted }) => posted === undefined || isSame(transfer, posted),
  },
  { name: 'debitAccountIsOpen', holds: (_, books) => isRepeat(books) || !books.debit?.closed },
  { name: 'creditAccountIsOpen', holds: (_, books) => isRepeat(books) || !books.credit?.closed },
  {
    name: 'debitAccountCovers',
    holds: (transfer, books) => isRepeat(books) || covers(books.debit, transfer),
  },
  {
    name: 'sumsFit',
    holds: ({ amount }, { debit, credit }) =>
      (debit?.debitsPosted ?? 0n) + amount <= largest &&
      (credit?.creditsPosted ?? 0n) + amount <= largest,
  },
] as const satisfies readonly Check[]

export type CheckName = (typeof checks)[number]['name']

/** The first check that does not hold, or null when the transfer may be posted or was posted before. */
export function checkTransfer(transfer: Transfer, books: Books): CheckName | null {
  return checks.find((check) => !check.holds(transfer, books))?.name ?? null
}

const isRepeat = (books: Books): boolean => books.posted !== undefined

const covers = (account: Account | undefined, { amount }: Transfer): boolean =>
  account !== undefined && (!account.mayNotGoNegative || standing(account) >= amount)

const isSame = (left: Transfer, right: Transfer): boolean =>
  left.debit === right.debit &&
  left.credit === right.credit &&
  left.amount === right.amount &&
  left.currency === right.currency &&
  left.reason === right.reason
