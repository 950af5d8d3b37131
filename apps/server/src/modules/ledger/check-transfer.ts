import { type Account, assetOf, standing } from './account.ts'
import { aboutOf, expiresAtOf, type Kind, kindOf, type LegRef, type Transfer } from './transfer.ts'

/** A stored transfer that another one posts, voids, lets expire or reverses. */
export interface Named extends Pick<Transfer, 'debit' | 'credit' | 'amount'> {
  readonly kind: Kind
  /** Of a pending transfer: what became of it. */
  readonly resolvedBy: LegRef | null
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
  readonly reversedBy: LegRef | null
}

/** What the ledger knows when it is asked for a transfer. */
export interface Books {
  /** Epoch milliseconds. */
  readonly now: number
  readonly debit: Account | undefined
  readonly credit: Account | undefined
  /** What the transfer is `about`. */
  readonly named: Named | undefined
  /** The transfer already posted under the same id and leg. */
  readonly posted: Transfer | undefined
}

/** Sums are kept in columns of 63 bits. */
const largest = 2n ** 63n - 1n
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

interface Check {
  readonly name: string
  readonly holds: (transfer: Transfer, books: Books) => boolean
}

/**
 * Everything a transfer must satisfy, in the order it is looked at: what is wrong with the transfer itself, then whether its
 * accounts and the transfer it is about exist and fit, then whether it was posted before, and last what changes with time and
 * balances. A repeated transfer is thereby recognised before its own first posting could make it look impossible.
 */
export const checks = [
  { name: 'idIsUuidV7', holds: ({ id }) => uuidV7.test(id) },
  { name: 'amountIsPositive', holds: ({ amount }) => amount > 0n },
  { name: 'accountsDiffer', holds: ({ debit, credit }) => debit !== credit },
  { name: 'debitAccountExists', holds: (_, { debit }) => debit !== undefined },
  { name: 'creditAccountExists', holds: (_, { credit }) => credit !== undefined },
  {
    name: 'currencyIsThatOfBothAccounts',
    holds: ({ debit, credit, currency }) =>
      assetOf(debit) === currency && assetOf(credit) === currency,
  },
  {
    name: 'betweenNoTwoPlayers',
    holds: (_, { debit, credit }) => {
      const [from, to] = [debit?.player ?? null, credit?.player ?? null]
      return from === null || to === null || from === to
    },
  },
  {
    name: 'namedTransferExists',
    holds: (transfer, { named }) => aboutOf(transfer) === null || named !== undefined,
  },
  {
    name: 'namedTransferIsPending',
    holds: (transfer, { named }) => !isResolving(transfer) || named?.kind === 'pending',
  },
  {
    name: 'namedTransferCanBeReversed',
    holds: (transfer, { named }) =>
      transfer.kind !== 'reversal' || named?.kind === 'direct' || named?.kind === 'post',
  },
  {
    name: 'accountsAreThoseOfNamedTransfer',
    holds: (transfer, { named }) => named === undefined || hasAccountsOf(transfer, named),
  },
  {
    name: 'amountIsThatOfNamedTransfer',
    holds: (transfer, { named }) =>
      named === undefined ||
      transfer.amount === named.amount ||
      (transfer.kind === 'post' && transfer.amount < named.amount),
  },
  {
    name: 'sameAsPostedBefore',
    holds: (transfer, { posted }) => posted === undefined || isSame(transfer, posted),
  },
  {
    name: 'expiryIsAhead',
    holds: (transfer, books) => isRepeat(books) || !isOver(expiresAtOf(transfer), books.now),
  },
  {
    name: 'namedTransferIsUnresolved',
    holds: (transfer, books) =>
      isRepeat(books) || !isResolving(transfer) || books.named?.resolvedBy === null,
  },
  {
    name: 'namedTransferIsNotOver',
    holds: (transfer, books) =>
      isRepeat(books) ||
      !(transfer.kind === 'post' || transfer.kind === 'void') ||
      !isOver(books.named?.expiresAt, books.now),
  },
  {
    name: 'namedTransferIsOver',
    holds: (transfer, books) =>
      isRepeat(books) || transfer.kind !== 'expiry' || isOver(books.named?.expiresAt, books.now),
  },
  {
    name: 'namedTransferIsNotReversed',
    holds: (transfer, books) =>
      isRepeat(books) || transfer.kind !== 'reversal' || books.named?.reversedBy === null,
  },
  {
    name: 'debitAccountIsOpen',
    holds: (transfer, books) => isRepeat(books) || isRelease(transfer) || !books.debit?.closed,
  },
  {
    name: 'creditAccountIsOpen',
    holds: (transfer, books) => isRepeat(books) || isRelease(transfer) || !books.credit?.closed,
  },
  {
    name: 'debitAccountCovers',
    holds: (transfer, books) =>
      isRepeat(books) || isResolving(transfer) || covers(books.debit, transfer),
  },
  { name: 'sumsFit', holds: (transfer, books) => isRepeat(books) || sumsFit(transfer, books) },
] as const satisfies readonly Check[]

export type CheckName = (typeof checks)[number]['name']

/** The first check that does not hold, or null when the transfer may be posted or was posted before. */
export function checkTransfer(transfer: Transfer, books: Books): CheckName | null {
  return checks.find((check) => !check.holds(transfer, books))?.name ?? null
}

const isRepeat = (books: Books): boolean => books.posted !== undefined

const isResolving = ({ kind }: Transfer): boolean =>
  kind === 'post' || kind === 'void' || kind === 'expiry'

/** Gives back what was held, which a closed account may have too. */
const isRelease = ({ kind }: Transfer): boolean => kind === 'void' || kind === 'expiry'

const isOver = (expiresAt: number | null | undefined, now: number): boolean =>
  typeof expiresAt === 'number' && expiresAt <= now

const hasAccountsOf = ({ kind, debit, credit }: Transfer, named: Named): boolean =>
  kind === 'reversal'
    ? debit === named.credit && credit === named.debit
    : debit === named.debit && credit === named.credit

const covers = (account: Account | undefined, { amount }: Transfer): boolean =>
  account !== undefined && (!account.mayNotGoNegative || standing(account) >= amount)

const sumsFit = ({ kind, amount }: Transfer, { debit, credit }: Books): boolean =>
  kind === 'pending'
    ? (debit?.debitsPending ?? 0n) + amount <= largest &&
      (credit?.creditsPending ?? 0n) + amount <= largest
    : (debit?.debitsPosted ?? 0n) + amount <= largest &&
      (credit?.creditsPosted ?? 0n) + amount <= largest

const isSame = (left: Transfer, right: Transfer): boolean =>
  left.debit === right.debit &&
  left.credit === right.credit &&
  left.amount === right.amount &&
  left.currency === right.currency &&
  left.reason === right.reason &&
  kindOf(left) === kindOf(right) &&
  isSameLeg(aboutOf(left), aboutOf(right)) &&
  expiresAtOf(left) === expiresAtOf(right)

const isSameLeg = (left: LegRef | null, right: LegRef | null): boolean =>
  left?.id === right?.id && left?.leg === right?.leg
