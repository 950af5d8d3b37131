import type {
  DepositRequest,
  Destination,
  DestinationFault,
  Instruction,
  PaymentProvider,
  Sum,
} from '#modules/cashier'
import type { OpenedProvider } from '../provider-kind.ts'
import type { FaultyLine } from './faulty-line.ts'

/** A notice as it was sent to the house. */
export interface SentNotice {
  readonly raw: Buffer
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

export interface OpenDeposit {
  readonly request: DepositRequest
  readonly providerRef: string
  readonly instruction: Instruction
}

/** Plays the world outside of one provider. Every money is test money. */
export interface ProviderDriver extends Pick<OpenedProvider, 'statement' | 'proof'> {
  /** Asks through `line`; with time limits of half a second or so, or tests of silences take long. */
  readonly provider: PaymentProvider
  readonly line: FaultyLine
  /** A deposit is known by our `reference`, or comes to an `address` as often and as much as the player likes. */
  readonly comesBy: 'reference' | 'address'
  /** Name of a method that it moves. */
  readonly method: string
  /** A sum that can be paid both ways. */
  readonly sum: Sum
  /** The player pays; resolves when the outside knows of it. Another sum than was asked for where `comesBy` address, or a bank. */
  readonly pay: (deposit: OpenDeposit, sum: Sum) => Promise<void>
  /** Whether `pay` can be told another sum than the deposit's. */
  readonly paysOtherSums: boolean
  /** What was paid in or out until now counts after this: blocks are mined, money is captured. */
  readonly settle: () => Promise<void>
  /** Where payouts can go. Called for each payout. */
  readonly destination: () => Promise<Destination>
  /** Destinations that must be refused, with what is wrong. */
  readonly faultyDestinations: readonly {
    readonly destination: Destination
    readonly fault: DestinationFault
  }[]
  /** How often the outside was really told to pay under a reference of ours. */
  readonly timesPaidOut: (reference: string) => Promise<number>
  /** Notices that were sent so far, oldest first, waiting for at least one; null where a provider sends none. */
  readonly notices: (() => Promise<readonly SentNotice[]>) | null
  /** Whether deposits can be given back through the provider. */
  readonly refunds: boolean
  readonly stop: () => Promise<void>
}
