import type { StatusQuestion } from '#modules/cashier'
import type { Signer } from '#modules/signer'
import type { AddressScreenSettings } from '#platform/address-screen-settings'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { KeepChild } from '#platform/kept-child'
import type { Log } from '#platform/log'
import type { PlayerId } from '#platform/ids'
import type { PaymentSettings } from '#platform/payment-settings'
import type { RateSourceName } from '#platform/rate-settings'

import type { PayIn } from './sellers/needs.ts'

export interface PaymentsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Name of this process among all nodes. */
  readonly node: string
  /** The house's secret, 32 bytes, the same on every node. */
  readonly seedKey: Uint8Array
  readonly settings: PaymentSettings
  /** Whom the operator named to be asked about addresses of coins. */
  readonly addressScreen: AddressScreenSettings
  /** Keeps the programs beside a demo. */
  readonly keepChild: KeepChild
  /** Who has the keys that can spend; null where there is none. */
  readonly signer: Signer | null
  /** Who tells what coins cost. */
  readonly rateSources: readonly RateSourceName[]
  readonly publicOrigin: string | null
  /** The cashier asks the provider about it soon. */
  readonly hearAbout: (provider: string, question: StatusQuestion) => Promise<void>
  /** What the cashier answers about paying in; called only once it is there. */
  readonly payIn: () => PayIn
  countryOf(player: PlayerId): Promise<string>
  /** Counts a notice from this address that nobody signed. @returns seconds for which no more are read from there; 0: go on. */
  readonly countForged: (address: string) => number
}
