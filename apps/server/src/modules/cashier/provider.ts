import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { Amount } from '@fairhouse/money'
import type { PlayerId } from '#platform/ids'

/** Money outside of the house: an amount in the ledger's minor units of the asset (cents, satoshi, gwei). */
export interface Sum {
  readonly asset: PaymentAsset
  readonly units: Amount
}

/** Where a player goes, or what he does, to pay in. */
export type Instruction =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'address'
      readonly address: string
      readonly uri: string
      readonly tag: string | null
    }
  | {
      readonly kind: 'bank'
      readonly lines: readonly { readonly label: string; readonly value: string }[]
    }
  | { readonly kind: 'none' }

export interface DepositRequest {
  /** Our transaction's id, or for an address that stays the player's own `<method>:<player>`: asking again with it begins nothing anew. */
  readonly reference: string
  readonly player: PlayerId
  readonly method: string
  /** Null for an address, to which any sum may come. */
  readonly sum: Sum | null
  /** Token of a saved method, to pay without another form; null for none. */
  readonly token: string | null
  /** Keep a token of what is used now, so that it can be used again. */
  readonly keep: boolean
  /** Where the provider's page leads back to. */
  readonly returnUrl: string
  readonly customer: {
    readonly address: string
    readonly country: string
    readonly email: string
    readonly language: string
  }
}

export interface PayoutRequest {
  /** Our transaction's id: asking again with it pays once. */
  readonly reference: string
  readonly player: PlayerId
  readonly method: string
  readonly sum: Sum
  readonly destination: Destination
}

/** Where a payout goes: a token of the provider's, or what the player typed into the method's form. */
export interface Destination {
  readonly token: string | null
  readonly fields: Readonly<Record<string, string>>
}

/**
 * What a provider answered to a wish. `unknown` is a silence, a time-out, a half answer: it may or may not have happened, and only
 * `status` can tell; nothing is taken back and nothing is asked for anew under another reference.
 */
export type Opened =
  | {
      readonly type: 'opened'
      /** The provider's own reference. */
      readonly providerRef: string
      readonly instruction: Instruction
    }
  | { readonly type: 'refused'; readonly reason: PaymentReason }
  | { readonly type: 'unknown' }

/** How a deposit stands at the provider. `part` names one of several payments to one address (`txid:vout`, `hash:logIndex`); else ''. */
export interface DepositNews {
  readonly type: 'deposit'
  readonly providerRef: string
  /** Our reference, as far as the provider knows it. */
  readonly reference: string | null
  readonly part: string
  readonly state: 'pending' | 'confirming' | 'confirmed' | 'declined' | 'cancelled' | 'failed'
  readonly sum: Sum
  /** What is smaller than the ledger's unit, in the asset's own smallest units. */
  readonly dust: bigint
  readonly confirmations: number | null
  readonly txid: string | null
  readonly reason: PaymentReason | null
  /** What it was paid with, where the provider keeps it for another time. */
  readonly kept: StoredMethod | null
  /** Of coins: the addresses that they came from, as far as the chain tells. Absent: nobody can tell. */
  readonly senders?: readonly string[]
  /** Epoch milliseconds. */
  readonly at: number
}

/** A method that a provider keeps: a token that is worth nothing elsewhere, and how it is shown. */
export interface StoredMethod {
  readonly token: string
  readonly label: string
  /** `MM/YY`; null where nothing runs out. */
  readonly expires: string | null
}

export interface PayoutNews {
  readonly type: 'payout'
  readonly providerRef: string
  readonly reference: string | null
  readonly state: 'pending' | 'sent' | 'confirmed' | 'declined' | 'failed'
  /** What the network or the provider took besides, paid by the house. */
  readonly fee: Sum | null
  readonly txid: string | null
  readonly confirmations: number | null
  readonly reason: PaymentReason | null
  readonly at: number
}

/**
 * Something about a deposit that was done: the house gave it back (`refund`), an authorisation was let go (`void`), the issuer took it
 * back (`reversal`, a dispute), or the chain no longer has it (`reversal`).
 */
export interface BackNews {
  readonly type: 'refund' | 'void' | 'reversal'
  /** Of the deposit. */
  readonly providerRef: string
  readonly reference: string | null
  readonly part: string
  /** Of this event itself, so that the same one counts once. */
  readonly backRef: string
  /** The reference under which the house asked for it; null for what others began, or people at the provider's own desk. */
  readonly ours: string | null
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'failed'
  readonly sum: Sum
  readonly reason: PaymentReason | null
  readonly at: number
}

export type ProviderNews = DepositNews | PayoutNews | BackNews

/** What is asked about: by the provider's reference, or by ours where its answer never came. */
export interface StatusQuestion {
  readonly kind: 'deposit' | 'payout'
  readonly reference: string
  readonly providerRef: string | null
  /** Which of several payments to one address, where it is known: some providers can tell of one at a time only. */
  readonly part?: string
}

/** What a provider says of a question; `unknown` when it could not be asked, `none` when it knows of nothing under this reference. */
export type Status =
  | { readonly type: 'known'; readonly news: readonly ProviderNews[] }
  | { readonly type: 'none' }
  | { readonly type: 'unknown' }

/**
 * Whoever moves money between players and the house: a card acquirer, a bank, a processor of coins, or a chain itself. Each implementation
 * passes one contract suite. None of these throws for what the outside may do; a throw is a bug.
 */
export interface PaymentProvider {
  /** Stored with every transaction: never changed. */
  readonly id: string
  /** Moves test money only. */
  readonly sandbox: boolean
  createDeposit(request: DepositRequest): Promise<Opened>
  createPayout(request: PayoutRequest): Promise<Opened>
  /** Gives a deposit back, all or a part of it. `reference` is ours, and makes it happen once. */
  refund(wish: {
    readonly reference: string
    readonly about: StatusQuestion
    readonly part: string
    readonly sum: Sum
  }): Promise<Opened>
  /** Lets go of a deposit that is authorised and not captured. */
  release(wish: { readonly reference: string; readonly about: StatusQuestion }): Promise<Opened>
  /** The authority: whatever a notice says, this is what counts. */
  status(question: StatusQuestion): Promise<Status>
  /**
   * Reads a notice. Pure and quick: it is asked before anything is stored. Null when it is not signed as it must be.
   * @param raw the body as it came, to the byte.
   * @returns what the notice is about; what happened is then asked of `status`.
   */
  readNotice(
    raw: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ): readonly StatusQuestion[] | null
  /** What is wrong with a destination that a player typed; null when nothing is. */
  checkDestination(method: string, destination: Destination): Promise<DestinationFault | null>
}

/** Which field of a destination is wrong, and how. `ours` is an address of the house's own. */
export interface DestinationFault {
  readonly field: string
  readonly fault: 'format' | 'checksum' | 'otherNetwork' | 'ours'
}
