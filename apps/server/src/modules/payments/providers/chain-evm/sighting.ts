import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import { amount, fromNative } from '@fairhouse/money'
import type { BackNews, DepositNews, ProviderNews } from '#modules/cashier'
import type { EvmAsset } from './chain.ts'

/** A payment to one of our addresses, before we know anything of its history. */
export interface Transfer {
  readonly hash: string
  /** Place among the transaction's transfers of our tokens; -1 for ether. */
  readonly ordinal: number
  /** Ours, with its checksum. */
  readonly address: string
  readonly asset: EvmAsset
  /** The asset's smallest units, above nothing. */
  readonly native: bigint
  /** Of the transaction. */
  readonly sender: string
  readonly senderNonce: bigint
  /** Whose coins went, in small letters: somebody else's than the sender's where he was allowed to move them. */
  readonly payer: string
}

export interface Sighting extends Omit<Transfer, 'payer'> {
  /** Null for what was seen before it was noted. */
  readonly payer: string | null
  readonly part: string
  readonly life: number
  readonly state: 'waiting' | 'included' | 'done' | 'cancelled' | 'failed' | 'reversed'
  readonly reason: PaymentReason | null
  readonly height: bigint | null
  readonly wasIncluded: boolean
  readonly missingSince: Date | null
  readonly changedAt: Date
  readonly told: string | null
}

/** The name of one payment: the transaction and the place in it, and which life it is when the chain brought it again. */
export const partOf = (
  { hash, ordinal }: Pick<Transfer, 'hash' | 'ordinal'>,
  life: number,
): string => `${hash}:${ordinal === -1 ? '' : ordinal}${life === 1 ? '' : `/${life}`}`

/** Blocks that stand on a payment, its own included. */
export const confirmationsOf = ({ height }: Pick<Sighting, 'height'>, tip: bigint): number =>
  height === null || height > tip ? 0 : Number(tip - height + 1n)

const depositStates = {
  waiting: 'pending',
  included: 'confirming',
  done: 'confirmed',
  cancelled: 'cancelled',
  failed: 'failed',
  reversed: 'confirmed',
} as const satisfies Record<Sighting['state'], DepositNews['state']>

/**
 * What a sighting is to the cashier: how the deposit stands, and that it was taken back.
 * @param tip the last block that was read.
 */
export function newsOf(
  sighting: Sighting,
  about: { readonly reference: string; readonly tip: bigint },
): readonly ProviderNews[] {
  const { amount: units, dust } = fromNative(sighting.asset, sighting.native)
  const shared = {
    providerRef: sighting.address,
    reference: about.reference,
    part: sighting.part,
    sum: { asset: sighting.asset, units: amount(units) },
    at: sighting.changedAt.getTime(),
  }
  const wentBack = sighting.state === 'waiting' && sighting.wasIncluded
  const deposit: DepositNews = {
    ...shared,
    type: 'deposit',
    state: wentBack ? 'confirming' : depositStates[sighting.state],
    dust,
    confirmations: confirmationsOf(sighting, about.tip),
    txid: sighting.hash,
    reason: sighting.state === 'reversed' ? null : sighting.reason,
    kept: null,
    senders: sendersOf(sighting),
  }
  if (sighting.state !== 'reversed') return [deposit]
  const back: BackNews = {
    ...shared,
    type: 'reversal',
    backRef: `${sighting.part}#reversed`,
    ours: null,
    state: 'confirmed',
    reason: sighting.reason,
  }
  return [deposit, back]
}

/** Whose coins they were, and who sent them for their owner. */
const sendersOf = ({ sender, payer }: Pick<Sighting, 'sender' | 'payer'>): readonly string[] => [
  ...new Set([payer ?? sender, sender]),
]

/** What the cashier would hear of it now, in a word: when it differs from what was told last, he is told again. */
export const wordOf = (sighting: Sighting, tip: bigint): string =>
  sighting.state === 'included' || sighting.state === 'waiting'
    ? `${sighting.state} ${confirmationsOf(sighting, tip)}`
    : sighting.state
