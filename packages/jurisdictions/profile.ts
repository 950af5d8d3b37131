import type { Retention } from './retention.ts'
import type { DepositCap, Rules } from './rules.ts'

/** The rules of one jurisdiction, as data. */
export interface Profile {
  /** As the setting JURISDICTION names it. */
  readonly code: string
  readonly name: string
  /** Goes up with every change of the rules: rounds and payments name the version they were made under. */
  readonly version: number
  /** Countries (`GB`), or parts of them (`CA-ON`), by ISO 3166. */
  readonly places: readonly string[]
  /** A licence from here lets its holder serve places that have no profile of their own. */
  readonly servesOthers: boolean
  /** What a house of this version cannot do and a licence from here asks for: it opens for real money under none that lacks something. */
  readonly lacks: readonly string[]
  /** Where its values were read: in the law or the regulator's own pages, in reports of others, or nowhere yet but in experience. */
  readonly evidence: 'regulator' | 'reported' | 'unconfirmed'
  /** How long the holder of a licence from here keeps what it has of people. */
  readonly keeps: Retention
  /** From deposits of so much within so many days on, players show where their money comes from, in minor units of the house's currency. */
  readonly fundsFrom: DepositCap
  /** Coins worth more than this within a day go to a wallet only once its player has shown that it is theirs, in minor units of the house's currency. */
  readonly walletProofAbove: number
  /** Coins move only once somebody who keeps lists was asked about their addresses. */
  readonly addressScreening: boolean
  readonly rules: Rules
}
