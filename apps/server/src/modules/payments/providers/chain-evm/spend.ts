import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import { amount, fromNative } from '@fairhouse/money'
import type { PayoutNews } from '#modules/cashier'
import type { EvmAsset } from './chain.ts'

/** Something that leaves an address of ours, with the nonce that it keeps for good. */
export interface NewSpend {
  readonly sender: string
  readonly nonce: bigint
  readonly purpose: 'payout' | 'topUp' | 'sweep'
  /** Of a payout. */
  readonly reference: string | null
  /** Of the deposit address that is topped up or swept. */
  readonly number: number | null
  readonly asset: EvmAsset
  readonly native: bigint
  readonly destination: string
  readonly gas: bigint
}

export interface Spend extends NewSpend {
  readonly state: 'open' | 'refused' | 'done' | 'failed'
  readonly reason: PaymentReason | null
  readonly txid: string | null
  readonly height: bigint | null
  /** In wei. */
  readonly feeNative: bigint | null
  readonly changedAt: Date
  readonly told: string | null
}

/** A signed transaction of a spend. */
export interface Signed {
  readonly hash: string
  readonly raw: string
  readonly maxFee: bigint
  readonly priorityFee: bigint
  readonly signedAt: Date
  readonly sentAt: Date | null
}

const payoutStates = {
  open: 'pending',
  refused: 'failed',
  done: 'confirmed',
  failed: 'failed',
} as const satisfies Record<Spend['state'], PayoutNews['state']>

/** What a payout is to the cashier. @param newest its newest signed transaction. */
export function payoutNews(
  spend: Spend & { readonly reference: string },
  newest: Signed | undefined,
  tip: bigint,
): PayoutNews {
  const { reference, state, reason, height, feeNative } = spend
  return {
    type: 'payout',
    providerRef: reference,
    reference,
    state: state === 'open' && newest ? 'sent' : payoutStates[state],
    fee: feeNative === null ? null : { asset: 'ETH', units: feeOf(feeNative) },
    txid: spend.txid ?? newest?.hash ?? null,
    confirmations: height === null || height > tip ? 0 : Number(tip - height + 1n),
    reason,
    at: spend.changedAt.getTime(),
  }
}

/** What the network took, in the ledger's units: rounded up, because the house paid all of it. */
export function feeOf(native: bigint) {
  const { amount: units, dust } = fromNative('ETH', native)
  return amount(units + (dust > 0n ? 1n : 0n))
}

/** What the cashier would hear of a payout now, in a word. */
export const payoutWord = ({ state, height }: Spend, signed: boolean, tip: bigint): string =>
  state === 'open'
    ? `${signed ? 'sent' : 'open'} ${height === null ? 0 : tip - height + 1n}`
    : state
