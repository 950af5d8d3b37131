import { type Amount, type Currency, amount } from '@fairhouse/money'

/** An account's number; says its currency in its lowest six bits. */
export type AccountId = number & { readonly __account: unique symbol }

/** What accounts are for. Numbers are stored: never reused. */
export const codes = {
  /** A player's money. */
  pocketCash: 1,
  /** A player's play money. */
  pocketCredits: 2,
  /** Other side of stakes and payouts. */
  houseGames: 20,
  /** Where play money comes from. */
  houseCredits: 21,
  /** Where the demo's test money comes from. */
  houseTestMoney: 22,
} as const
export type AccountCode = (typeof codes)[keyof typeof codes]

/** Numbers of the currencies in account ids and transfers. Stored: never reused. */
export const currencyNumbers = { USD: 1, CREDIT: 2 } as const satisfies Record<Currency, number>

const idsPerNumber = 64

/** @throws RangeError when the number cannot be an account's id. */
export function accountId(value: number | bigint): AccountId {
  const id = Number(value)
  if (!isAccountId(id)) throw new RangeError(`not an account id: ${value}`)
  return id
}

const isAccountId = (value: number): value is AccountId =>
  Number.isSafeInteger(value) && value >= idsPerNumber

/** The currency that an account's id names. @throws RangeError for a currency that is not ours. */
export function currencyOf(account: AccountId): Currency {
  const currency = numbered[account % idsPerNumber]
  if (!currency) throw new RangeError(`account ${account} names no currency`)
  return currency
}

const numbered: Readonly<Record<number, Currency>> = { 1: 'USD', 2: 'CREDIT' }

/** An account as it stands. */
export interface Account {
  readonly id: AccountId
  /** Null for the house. */
  readonly player: number | null
  readonly mayNotGoNegative: boolean
  readonly closed: boolean
  readonly version: bigint
  readonly debitsPending: bigint
  readonly debitsPosted: bigint
  readonly creditsPosted: bigint
}

/** Credits less debits, posted and held: what may be debited when the account may not go below zero. */
export const standing = (account: Account): bigint =>
  account.creditsPosted - account.debitsPosted - account.debitsPending

/** A player's balance. @throws RangeError below zero, which the database refuses to store. */
export const balanceOf = (account: Account): Amount => amount(standing(account))
