import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'

/** What has a rate: dollars need none. */
export type Coin = Exclude<PaymentAsset, 'USD'>

/** Dollars for one coin, in decimal digits, as somebody said at a time (epoch milliseconds). */
export interface Reading {
  readonly rate: string
  readonly at: number
}

/** Somebody who knows what coins cost. */
export interface RateSource {
  /** Stored with every quote: never changed. */
  readonly id: string
  /** Coins of which it can tell. */
  readonly coins: readonly Coin[]
  /** Whatever it can tell now; a coin about which it is silent is left out. Never throws for what the outside may do. */
  read(): Promise<ReadonlyMap<Coin, Reading>>
}
