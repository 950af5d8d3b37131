import type { PlaceRules } from '@fairhouse/jurisdictions'
import type { Amount } from '@fairhouse/money'
import type {
  AddressScreen,
  CoinWallet,
  DestinationFacts,
  PaymentFact,
  SmallPayment,
} from '#modules/cashier'
import type { LaidBet } from '#modules/play'
import type { PlayerAsk, Refused } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { IdentityProvider } from './identity-checks/provider.ts'
import type { Search } from './sanctions/search.ts'

/** What compliance is given by the house. It reads no table of another module. */
export interface ComplianceNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** 32 bytes that seal papers at rest. */
  readonly sealKey: Uint8Array
  /** Who checks identities for us; null: our own people. */
  readonly identityProvider: IdentityProvider | null
  /** Where an operator puts lists of sanctions; null: nowhere. */
  readonly sanctionsDir: string | null
  /** The house is a demo: invented lists will do. */
  readonly demo: boolean
  /** Code of the profile under which the house is licensed; null: none, which is the strictest. */
  readonly licence: string | null
  /** What holds where a player is. */
  placeRules(on: Queryable, player: PlayerId): Promise<PlaceRules>
  /** A player's payments since then (epoch milliseconds), oldest first. */
  paymentsOf(on: Queryable, player: PlayerId, since: number): Promise<PaymentFact[]>
  /** Since when a destination is the player's, and who else has it. */
  destinationOf(on: Queryable, player: PlayerId, fingerprint: string): Promise<DestinationFacts>
  /** The addresses of coins that a player saved to be paid at. */
  coinWallets(player: PlayerId): Promise<{ readonly wallets: readonly CoinWallet[] } | Refused>
  /** A small amount that a player is asked to pay in by a method. */
  smallPayment(ask: PlayerAsk, method: string): Promise<SmallPayment | Refused>
  /** What the house calls itself, in messages that wallets sign. */
  readonly brand: string
  /** Who knows which addresses of coins one must not deal with; null: nobody is set up. Asked only once the house is there. */
  addressScreen(): AddressScreen | null
  /** A payment that waits for what becomes of an address is looked at soon. */
  lookAgain(tx: Transaction, payment: string): Promise<void>
  /** The player's withdrawals that wait are judged again soon. */
  judgeAgain(tx: Transaction, player: PlayerId): Promise<void>
  /** What the player has bet since then (epoch milliseconds), in cents. */
  turnoverSince(on: Queryable, player: PlayerId, since: number): Promise<Amount>
  /** What these players laid on something since then (epoch milliseconds), of each the newest. */
  laidBets(
    on: Queryable,
    asked: { readonly players: readonly PlayerId[]; readonly since: number; readonly each: number },
  ): Promise<LaidBet[]>
  /** Other players for real money who used a browser of this one's. */
  playersInBrowsers(on: Queryable, player: PlayerId): Promise<number[]>
  /** Asks the player for the address and the phone number that are missing. */
  askForContact(
    tx: Transaction,
    player: PlayerId,
    cause: { by: string; reason: string },
  ): Promise<void>
  nameOf(on: Queryable, player: PlayerId): Promise<PersonName>
  /** Origin of the house as the asker's browser knows it, for addresses to return to. */
  originOf(host: string): string
}

/** The same with what compliance has itself. */
export interface WithLists extends ComplianceNeeds {
  /** The lists of sanctions as they are now. */
  readonly search: () => Search
}

export interface PersonName {
  readonly firstName: string | null
  readonly lastName: string | null
}
