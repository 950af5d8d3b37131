import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { UtxoChain } from '@fairhouse/contract/signer/utxo-networks'
import { fileURLToPath } from 'node:url'
import type { Sizes } from './plan-batch.ts'

/** A coin of this family, as data. Units are satoshi. */
export interface Coin {
  /** Id of its provider. */
  readonly provider: string
  readonly chain: UtxoChain
  readonly asset: Extract<PaymentAsset, 'BTC' | 'LTC' | 'BCH'>
  /** In front of an address in a link to it; null where addresses begin with it. */
  readonly uriScheme: string | null
  /** How blocks are read: `decoded` where the bytes hold what nobody but the node understands (Litecoin's extension blocks). */
  readonly blocks: 'raw' | 'decoded'
  /** Blocks until a payment counts, from how many units on: the larger it is, the more a false block would be worth. */
  readonly confirmations: readonly { readonly from: bigint; readonly blocks: number }[]
  /** In units for a virtual byte: what the node's estimate is held between. */
  readonly feeRate: { readonly least: bigint; readonly most: bigint }
  readonly sizes: Sizes
  /** Below this an output is not relayed, or costs more than it is worth. */
  readonly leastOutput: bigint
  /** A payment that the node no longer has and no block holds is given up after so many blocks. */
  readonly givenUpAfter: number
  /** A reorganisation that is deeper is no accident: nothing is believed until people have looked. */
  readonly deepestReorganisation: number
  readonly sandbox: {
    /** Where the test chain's program lies; null: it comes with the house. */
    readonly program: string | null
    /** Played only where this setting asks for it, once its program was brought by this command; null: always. */
    readonly onDemand: { readonly setting: string; readonly broughtBy: string } | null
  }
}

/** Of outputs with witnesses: P2WPKH is spent, P2TR and P2WSH are the longest that are paid. */
const witnessed: Sizes = { all: 11n, input: 68n, output: 43n }
/** P2PKH is spent, P2SH of 32 bytes is the longest that is paid. */
const plain: Sizes = { all: 12n, input: 149n, output: 44n }

const cashProgram = fileURLToPath(
  new URL(
    '../../../../../../sandbox-payments/chains/bitcoin-cash/node/node_modules/bcash',
    import.meta.url,
  ),
)

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
    sizes: witnessed,
    leastOutput: 600n,
    givenUpAfter: 432,
    deepestReorganisation: 100,
    sandbox: { program: null, onDemand: null },
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
    sizes: witnessed,
    leastOutput: 6_000n,
    givenUpAfter: 1_728,
    deepestReorganisation: 100,
    sandbox: { program: '/usr/lib/litecoin/litecoind', onDemand: null },
  },
  {
    provider: 'chain-bitcoin-cash',
    chain: 'bitcoin-cash',
    asset: 'BCH',
    uriScheme: null,
    blocks: 'raw',
    // Nodes take no block for final before ten follow it.
    confirmations: [
      { from: 0n, blocks: 6 },
      { from: 10_000_000_000n, blocks: 10 },
      { from: 100_000_000_000n, blocks: 20 },
    ],
    feeRate: { least: 1n, most: 20n },
    sizes: plain,
    leastOutput: 600n,
    givenUpAfter: 432,
    deepestReorganisation: 100,
    sandbox: {
      program: cashProgram,
      onDemand: {
        setting: 'SANDBOX_BITCOIN_CASH',
        broughtBy:
          'npm ci --ignore-scripts --prefix apps/sandbox-payments/chains/bitcoin-cash/node',
      },
    },
  },
]

/** Blocks until a payment of so many units counts, the one that holds it included. */
export const blocksFor = ({ confirmations }: Coin, units: bigint): number =>
  confirmations.findLast(({ from }) => units >= from)?.blocks ?? 1
