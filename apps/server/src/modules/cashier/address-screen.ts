import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { AskBudget } from './ask-budget.ts'

/** Why an address is flagged, in the words of whoever keeps the list. */
export interface AddressFinding {
  /** `sanctions`, `theft`, `mixer`. */
  readonly category: string
  /** On whose word. */
  readonly source: string
}

/**
 * What a list says of an address. `list` is its name and edition. `unknown`: nobody could answer, and nothing may be taken from that.
 */
export type ScreenedAddress =
  | { readonly type: 'clear'; readonly list: string }
  | {
      readonly type: 'flagged'
      readonly list: string
      readonly findings: readonly AddressFinding[]
    }
  | { readonly type: 'unknown'; readonly why: 'silent' | 'refused' | 'aboutAnother' | 'notKept' }

/** Whoever knows which addresses of coins belong to whom one must not deal with. */
export interface AddressScreen {
  /** Takes seconds at most. Never throws for what the outside may do. */
  ask(asset: PaymentAsset, address: string): Promise<ScreenedAddress>
}

/** The addresses of coins that a payment goes to or came from. */
export interface PaymentAddresses {
  readonly payment: string
  readonly player: PlayerId
  /** Before a withdrawal is approved, right before it is sent, or before a deposit is credited. */
  readonly moment: 'approval' | 'sending' | 'deposit'
  readonly asset: PaymentAsset
  readonly addresses: readonly string[]
}

/** What becomes of a payment by its addresses. `waits`: nobody answered yet; `held`: one is flagged and people decide; `refused`: they said no. */
export type AddressVerdict = 'clear' | 'waits' | 'held' | 'refused'

/** What rules say of addresses. */
export interface AddressRules {
  /**
   * Asks about addresses and writes the answers down, up to the first that nobody answers. Called before rows are held: whoever is asked
   * may be slow.
   * @returns `spent`: not all were asked about, for that would be too much at a time.
   */
  screen(asked: PaymentAddresses, budget?: AskBudget): Promise<'asked' | 'silent' | 'spent'>
  /** What the answers come to, in a transaction that holds the payment's row. */
  screened(on: Queryable, asked: PaymentAddresses): Promise<AddressVerdict>
}
