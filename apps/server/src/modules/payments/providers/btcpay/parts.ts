import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { Log } from '#platform/log'
import type { Greenfield } from './greenfield.ts'

/** What deposits, payouts and refunds of a store rest on. */
export interface BtcPayParts {
  readonly greenfield: Greenfield
  readonly log: Log
  /** The coin of a method; null for one that this store does not take. */
  assetOf(method: string): PaymentAsset | null
  /** The coin that the store calls so; null for none of those it takes. */
  assetNamed(name: string): PaymentAsset | null
}
