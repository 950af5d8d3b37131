import type {
  PaymentReason,
  TransactionState,
  TransactionType,
  Transaction as PaymentTold,
} from '@fairhouse/contract/entities/payment'
import type {
  AwayMethod,
  PaymentAsset,
  PaymentMethod,
} from '@fairhouse/contract/entities/payment-method'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Amount } from '@fairhouse/money'
import type { PlayerAsk, Refused } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { AddressRules } from './address-screen.ts'
import type { PaymentProvider } from './provider.ts'

/** A way to pay as the house offers it: what browsers are told of it, and who moves it. */
export interface OfferedMethod {
  readonly method: PaymentMethod
  /** Id of its provider. */
  readonly provider: string
  /** Where it is offered (ISO 3166, two capital letters); null: wherever the house is. */
  readonly countries: readonly string[] | null
}

/** A way to pay that a sandbox would play and cannot now. */
export interface MissedMethod extends AwayMethod {
  readonly countries: OfferedMethod['countries']
}

/** Dollars for one coin, from whom and when. */
export interface Quote {
  readonly asset: PaymentAsset
  /** Decimal digits, as it came. */
  readonly rate: string
  readonly source: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly expiresAt: number
}

/** Who pays, as far as payments must know. */
export interface Payer {
  readonly player: PlayerId
  readonly userType: 1 | 2
  readonly isTestMoney: boolean
  readonly country: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly suspended: boolean
  /** The player has shown to read the mail of the address. */
  readonly emailVerified: boolean
  /** Epoch milliseconds. */
  readonly registeredAt: number
}

/** What rules say of a withdrawal that was asked for. `decline` is for what the law forbids; doubt is for people. */
export type Verdict =
  | { readonly type: 'approve' }
  | {
      readonly type: 'review'
      /** Why, in names of rules, for staff. */
      readonly rules: readonly string[]
      /** What the player is told that is waited for. */
      readonly waitsFor: Extract<
        PaymentReason,
        'identityCheck' | 'walletProof' | 'addressCheck' | 'review'
      >
      /** People who must approve it: 1, or 2 above the limit; 0 while it waits only to be judged again, for what the player has to show. */
      readonly people: 0 | 1 | 2
    }
  | { readonly type: 'decline'; readonly reason: PaymentReason; readonly rules: readonly string[] }

/** A withdrawal as rules see it. */
export interface WithdrawalFacts {
  readonly id: string
  readonly payer: Payer
  readonly amount: Amount
  readonly method: string
  readonly sandbox: boolean
  /** The coin that it leaves in; null for dollars. */
  readonly asset: PaymentAsset | null
  readonly address: string | null
  readonly destinationFields: Readonly<Record<string, string>>
  /** Recognises the same destination; hex. */
  readonly fingerprint: string
  readonly requestedAt: number
}

/** A payment that has just made a step, as those must know who tell its player. */
export interface MovedPayment {
  readonly id: string
  readonly player: PlayerId
  readonly type: TransactionType
  readonly to: TransactionState
  readonly amount: Amount
  readonly currency: 'USD' | 'CREDIT'
  /** How its method is shown to its player. */
  readonly label: string | null
  /** The coin it was made in; null for dollars. */
  readonly asset: PaymentAsset | null
  /** How much of the coin, in the ledger's units of it; null for dollars. */
  readonly assetUnits: Amount | null
  /** The payment that it takes back, or belongs to. */
  readonly about: string | null
  readonly reason: PaymentReason | null
}

/** What rules of places and people say. All are asked again when something changed: they keep nothing of payments. */
export interface PaymentRules extends AddressRules {
  /** May this be paid in now? The first no, or null. Asked again in the transaction that begins the deposit. */
  mayDeposit(on: Queryable, payer: Payer, amount: Amount): Promise<Refused | null>
  /** What may still be paid in; null: no limit stands. */
  allowance(on: Queryable, payer: Payer): Promise<{ amount: Amount; moreAt: number | null } | null>
  /** Looks at a withdrawal, in a transaction that holds its row. */
  judge(tx: Transaction, withdrawal: WithdrawalFacts): Promise<Verdict>
  /** The rules of this place let a pending withdrawal be taken back. Pure. */
  mayReverse(country: string): boolean
  /** The rules of this place let money be paid in by a method like this. Pure. */
  mayUse(country: string, method: Pick<PaymentMethod, 'asset'>): boolean
  /** The rules that a payment of this player is made under, with their versions; kept with it. */
  editionFor(on: Queryable, player: PlayerId): Promise<string>
  identityOf(
    on: Queryable,
    player: PlayerId,
  ): Promise<'notAsked' | 'asked' | 'inReview' | 'approved' | 'rejected'>
}

/** What else holds deposits down, such as limits that a player sets himself. */
export type DepositLimits = Pick<PaymentRules, 'mayDeposit' | 'allowance'>

/** A deposit to which a bonus code was typed. */
export interface DepositWithCode {
  readonly player: PlayerId
  readonly code: string
  /** Minor units. */
  readonly amount: Amount
  readonly isCoin: boolean
}

/** What codes do to deposits. */
export interface DepositBonuses {
  /** Why the code would do nothing for this deposit; null: it would. */
  mayUse(on: Queryable, deposit: DepositWithCode): Promise<Refused | null>
  /** Claims it, in the transaction that begins the deposit and holds the player's seat. */
  claim(
    tx: Transaction,
    deposit: DepositWithCode & { readonly requestKey: string },
  ): Promise<Refused | null>
}

export interface CashierNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** 32 bytes that seal saved methods at rest. */
  readonly sealKey: Uint8Array
  /** What the house calls itself, in documents. */
  readonly brand: string
  /** Everything that is offered, in the order in which it is shown. */
  readonly methods: () => readonly OfferedMethod[]
  /** What a demo lacks of it. */
  readonly missed: () => readonly MissedMethod[]
  /** @returns undefined for a provider that is no longer set up. */
  readonly provider: (id: string) => PaymentProvider | undefined
  /** Null when nobody could tell: what needs a rate then waits. */
  readonly quote: (asset: PaymentAsset) => Promise<Quote | null>
  readonly rules: PaymentRules
  /** Null: the house has no bonuses. */
  readonly bonuses: () => DepositBonuses | null
  payerOf(on: Queryable, player: PlayerId): Promise<Payer>
  /** The no to who may only have found an open browser: null when the player proved lately, in this session, to be himself. */
  provenLately(ask: PlayerAsk): Promise<Refused | null>
  /** A round of the player's waits to be finished. */
  hasOpenRound(player: PlayerId): Promise<boolean>
  /** Voids what was decided on the player's facts so far; called in the transaction that changes them. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
  /** Tells the player what he should know of it, in the transaction that moves it. */
  paymentMoved(tx: Transaction, moved: MovedPayment): Promise<void>
  playerStatus(player: PlayerId): Promise<PlayerStatus>
  /** After a commit: the player's browsers hear of the payment and of the new balance, on all nodes. */
  tellPayment(player: PlayerId, payment: PaymentTold): void
  /** Origin of the house as the asker's browser knows it, for addresses to return to. */
  originOf(host: string): string
}
