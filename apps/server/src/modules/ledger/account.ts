import {
  type Amount,
  type Asset,
  amount,
  assetNumbered,
  assets,
  type Currency,
  isCurrency,
} from '@fairhouse/money'

/** An account's number; says its currency in its lowest six bits. */
export type AccountId = number & { readonly __account: unique symbol }

/** What accounts are for. Numbers are stored: never reused. */
export const codes = {
  /** A player's money. */
  pocketCash: 1,
  /** A player's play money. */
  pocketCredits: 2,
  /** A player's bonus money: that of the one grant that is active. */
  bonus: 3,
  /** A player's comp points. */
  pocketPoints: 10,
  /** A player's spins of the jackpot wheel. */
  pocketTokens: 11,
  /** A player's tickets of the next draw of the lotto. */
  pocketTickets: 12,
  /** Other side of stakes and payouts. */
  houseGames: 20,
  /** Where play money comes from. */
  houseCredits: 21,
  /** Where the demo's test money comes from. */
  houseTestMoney: 22,
  /** Other side of deposits and withdrawals. */
  housePayments: 23,
  /** Other side of both legs of an exchange; gets what rounding leaves. */
  houseExchange: 24,
  /** Fees that players pay for payments. */
  housePaymentFees: 25,
  /** What is missing when a payment is taken back whose player no longer has it; and what networks and providers take. */
  housePaymentLosses: 26,
  /** Other side of what staff put right, by two people. */
  houseAdjustments: 27,
  /** Coins that came from a flagged address, kept apart until somebody with the right to says whose they are. */
  houseWithheld: 28,
  /** What the meters of progressive jackpots hold for whoever wins them; its till is the meter. */
  jackpotMeter: 30,
  /** Other side of stakes and wins in games of others; tills by provider. */
  houseProviders: 31,
  /** Where bonus money comes from, and goes back to when a grant ends. */
  bonusCost: 32,
  /** Other side of stakes and payouts in rounds that many share. */
  houseRooms: 33,
  /** Where points, tokens and tickets come from and go to. */
  houseLoyalty: 40,
} as const
export type AccountCode = (typeof codes)[keyof typeof codes]

const idsPerNumber = 64

/** @throws RangeError when the number cannot be an account's id. */
export function accountId(value: number | bigint): AccountId {
  const id = Number(value)
  if (!isAccountId(id)) throw new RangeError(`not an account id: ${value}`)
  return id
}

const isAccountId = (value: number): value is AccountId =>
  Number.isSafeInteger(value) && value >= idsPerNumber

/** The asset that an account's id names. @throws RangeError for one that is not ours. */
export const assetOf = (account: AccountId): Asset => assetNumbered(account % idsPerNumber)

/** The currency of an account that can be bet from. @throws RangeError when the wire knows no such currency. */
export function currencyOf(account: AccountId): Currency {
  const asset = assetOf(account)
  if (!isCurrency(asset)) throw new RangeError(`nobody bets in ${asset}`)
  return asset
}

/** The number of an asset in account ids and transfers. */
export const numberOf = (asset: Asset): number => assets[asset].number

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
  readonly creditsPending: bigint
  readonly creditsPosted: bigint
}

/** Credits less debits, posted and held: what may be debited when the account may not go below zero. */
export const standing = (account: Account): bigint =>
  account.creditsPosted - account.debitsPosted - account.debitsPending

/** A player's balance. @throws RangeError below zero, which the database refuses to store. */
export const balanceOf = (account: Account): Amount => amount(standing(account))
