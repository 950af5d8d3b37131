import type { Currency } from '@fairhouse/money'
import type { AccountId } from '#modules/ledger'
import type { PlayerId } from '#platform/ids'

/** 1 plays for real money, 2 for play money. */
export type UserType = 1 | 2

/** A player's pockets. */
export interface Purse {
  readonly player: PlayerId
  readonly userType: UserType
  readonly cash: AccountId
  readonly credits: AccountId
  readonly isTestMoney: boolean
}

/** What a player of this type bets in. */
export const bettingCurrency = (userType: UserType): Currency => (userType === 1 ? 'USD' : 'CREDIT')

/** The pocket a player bets from. Its version is the version of the player's seat. */
export const bettingPocket = (purse: Purse): AccountId =>
  purse.userType === 1 ? purse.cash : purse.credits
