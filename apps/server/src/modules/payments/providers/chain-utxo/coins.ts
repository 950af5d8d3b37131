import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { UtxoChain } from '@fairhouse/contract/signer/utxo-networks'

/** A coin of this family, as data. Units are satoshi. */
export interface Coin {
  /** Id of its provider. */
  readonly provider: string
  readonly chain: UtxoChain
  readonly asset: Extract<PaymentAsset, 'BTC' | 'LTC'>
  readonly uriScheme: string
  /** How blocks are read: `decoded` where the bytes hold what nobody but the node understands (Litecoin's extension blocks). */
  readonly blocks: 'raw' | 'decoded'
  /** Blocks until a payment counts, from how many units on: the larger it is, the more a false block would be worth. */
  readonly confirmations: readonly { readonly from: bigint; readonly blocks: number }[]
  /** In units for a virtual byte: what the node's estimate is held between. */
  readonly feeRate: { readonly least: bigint; readonly most: bigint }
  /** Below this an output is not relayed, or costs more than it is worth. */
  readonly leastOutput: bigint
  /** A payment that the node no longer has and no block holds is given up after so many blocks. */
  readonly givenUpAfter: number
  /** A reorganisation that is deeper is no accident: nothing is believed until people have looked. */
  readonly deepestReorganisation: number
  /** Where the test chain's program lies; null: it comes with the house. */
  readonly sandboxProgram: string | null
}

export const coins: readonly Coin[] = [
  {
    provider: 'chain-bitcoin',
    chain: 'bitcoin',
    asset: 'BTC',
    uriScheme: 'bitcoin',
    blocks: 'raw',
    confirmations: [
      { from: 0n, blocks: 2 },
      { from: 100_000_000n, blocks: 4 },
      { from: 1_000_000_000n, blocks: 6 },
    ],
    feeRate: { least: 2n, most: 300n },
    leastOutput: 600n,
    givenUpAfter: 432,
    deepestReorganisation: 100,
    sandboxProgram: null,
  },
  {
    provider: 'chain-litecoin',
    chain: 'litecoin',
    asset: 'LTC',
    uriScheme: 'litecoin',
    blocks: 'decoded',
    confirmations: [
      { from: 0n, blocks: 6 },
      { from: 50_000_000_000n, blocks: 12 },
      { from: 500_000_000_000n, blocks: 24 },
    ],
    feeRate: { least: 10n, most: 1_000n },
    leastOutput: 6_000n,
    givenUpAfter: 1_728,
    deepestReorganisation: 100,
    sandboxProgram: '/usr/lib/litecoin/litecoind',
  },
]

/** Blocks until a payment of so many units counts, the one that holds it included. */
export const blocksFor = ({ confirmations }: Coin, units: bigint): number =>
  confirmations.findLast(({ from }) => units >= from)?.blocks ?? 1
