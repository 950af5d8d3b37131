import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { Amount } from '@fairhouse/money'

/** What a player may be offered: coins for money, by one of those who stand behind the seller. */
export interface SellerOffer {
  readonly provider: string
  readonly paymentMethod: string
  /** Whole coins that would come. */
  readonly coins: string
  /** Money for one coin. */
  readonly rate: string
  /** Minor units of the currency. */
  readonly fee: Amount
}

/** What somebody wants to buy, and for how much. */
export interface Wish {
  readonly asset: PaymentAsset
  /** Three capital letters. */
  readonly currency: string
  /** Minor units of it. */
  readonly amount: Amount
  readonly player: string
  readonly country: string
  /** Of the player's browser. */
  readonly address: string
}

export interface OrderWish extends Wish {
  /** Ours: the order is known by it. */
  readonly reference: string
  readonly provider: string
  readonly paymentMethod: string
  /** The player's own deposit address, to which the coins go. */
  readonly payTo: string
  readonly userAgent: string
  /** In which the player reads: `de`. */
  readonly language: string
  /** Where the seller's page leads back to once it is paid. */
  readonly returnUrl: string
  /** And when nothing was paid. */
  readonly failedUrl: string
}

/** An order that was taken, a clear no, or a silence after which it may have been. */
export type Ordered =
  | { readonly type: 'ordered'; readonly orderId: string; readonly redirectUrl: string }
  | { readonly type: 'refused' }
  | { readonly type: 'unknown' }

/** What a seller tells of an order by itself. Nothing rests on it. */
export interface OrderNews {
  readonly reference: string
  readonly orderId: string
  /** The seller's own word. */
  readonly state: string
}

/** Somebody who sells coins for money, and sends them to an address. */
export interface Seller {
  readonly id: string
  /** Test money for test coins. */
  readonly sandbox: boolean
  /** Coins that can be bought now; null when nobody could tell. */
  coins(): Promise<readonly PaymentAsset[] | null>
  /** The most coins first; null when nobody could tell. */
  offers(wish: Wish): Promise<readonly SellerOffer[] | null>
  order(wish: OrderWish): Promise<Ordered>
  /** Reads a notice; null when it is not signed as it must be, `nothing` when it is about no order. */
  readNotice(
    raw: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ): OrderNews | 'nothing' | null
}
