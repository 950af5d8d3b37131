import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { amount } from '@fairhouse/money'
import type { BackNews, DepositNews } from '#modules/cashier'

/** Coins that came to an address of ours on a chain, as its scanner wrote them down. */
export interface Arrival {
  readonly txid: string
  /** How often it was gone and came back, and one. */
  readonly life: number
  readonly units: bigint
  readonly state: 'pool' | 'mined' | 'gone'
  readonly height: number | null
  /** The last block that was read, as of the same moment. */
  readonly tip: number
  readonly changed_at: Date
  readonly counted_at: Date | null
}

/** What of an arrival the chain of each coin tells in its own way. */
export interface ArrivalFacts {
  readonly asset: PaymentAsset
  readonly address: string
  /** What the cashier calls the address. */
  readonly reference: string
  /** Which of what its transaction brought. */
  readonly place: number
  /** Why one is gone that never counted. */
  readonly goneReason: DepositNews['reason']
  /** Addresses that it came from; absent where the chain tells none. */
  readonly senders?: readonly string[]
}

/** Names one payment: a second life is another payment, for what was told of the first stays true. */
export const partOf = ({ txid, life }: Pick<Arrival, 'txid' | 'life'>, place: number): string =>
  life === 1 ? `${txid}:${place}` : `${txid}:${place}:${life}`

/** What became of coins that came, and if they counted and are gone, that as well. */
export function newsOfArrival(one: Arrival, about: ArrivalFacts): (DepositNews | BackNews)[] {
  const { asset, address: providerRef, reference, place, senders } = about
  const part = partOf(one, place)
  const sum = { asset, units: amount(one.units) }
  const common = { providerRef, reference, part, sum }
  const deposit: DepositNews = {
    type: 'deposit',
    ...common,
    state: stateOf(one),
    dust: 0n,
    confirmations: one.state === 'gone' ? 0 : confirmationsOf(one),
    txid: one.txid,
    reason: reasonOf(one, about),
    kept: null,
    ...(senders && { senders }),
    at: (one.counted_at ?? one.changed_at).getTime(),
  }
  if (one.counted_at === null || one.state !== 'gone') return [deposit]
  const back: BackNews = {
    type: 'reversal',
    ...common,
    backRef: `${part}:gone`,
    ours: null,
    state: 'confirmed',
    reason: 'chainReorganised',
    at: one.changed_at.getTime(),
  }
  return [deposit, back]
}

/** Blocks from that of a payment to the tip; none while it is in none. */
export const confirmationsOf = ({ tip, height }: Pick<Arrival, 'tip' | 'height'>): number =>
  height === null ? 0 : tip - height + 1

function stateOf({ state, counted_at: countedAt }: Arrival): DepositNews['state'] {
  if (countedAt !== null) return 'confirmed'
  if (state === 'gone') return 'cancelled'
  return state === 'mined' ? 'confirming' : 'pending'
}

function reasonOf(one: Arrival, { goneReason }: ArrivalFacts): DepositNews['reason'] {
  if (one.counted_at !== null) return null
  return one.state === 'gone' ? goneReason : 'seenOnChain'
}
