import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { EvmNetwork, EvmToken } from '@fairhouse/contract/signer/evm-networks'

/** What is on such a chain and is money to us. */
export type EvmAsset = Extract<PaymentAsset, 'ETH' | 'USDT' | 'USDC'>

export const isEvmAsset = (asset: string): asset is EvmAsset =>
  asset === 'ETH' || asset === 'USDT' || asset === 'USDC'

/** A chain as a provider follows it. */
export interface EvmChain {
  /** Id of the provider. */
  readonly id: string
  readonly chainId: number
  /** Contracts of the tokens, with their checksum; a token that is not here is no money. */
  readonly tokens: EvmNetwork['tokens']
}

/** Blocks after which a payment counts. */
export const confirmationsNeeded = 12n

/** Payments from here on, in the asset's smallest units, wait for what the chain calls final, or for five times as many blocks. */
export const largeFrom: Readonly<Record<EvmAsset, bigint>> = {
  ETH: 10n * 10n ** 18n,
  USDT: 25_000n * 10n ** 6n,
  USDC: 25_000n * 10n ** 6n,
}
export const largeConfirmations = 64n

/** What is worth to be gathered from a deposit address. */
export const sweptFrom: Readonly<Record<EvmAsset, bigint>> = {
  ETH: 10n ** 16n,
  USDT: 20n * 10n ** 6n,
  USDC: 20n * 10n ** 6n,
}

/** The token of a contract (small letters); null for what is no money to us. */
export function tokenAt({ tokens }: EvmChain, contract: string): EvmToken | null {
  if (contract === tokens.USDT?.toLowerCase()) return 'USDT'
  if (contract === tokens.USDC?.toLowerCase()) return 'USDC'
  return null
}

export const isToken = (asset: EvmAsset): asset is EvmToken => asset !== 'ETH'

/** The contract of a token. @throws RangeError where this chain has none: nothing of it ever came in. */
export function contractOf({ tokens, id }: EvmChain, token: EvmToken): string {
  const contract = tokens[token]
  if (contract === undefined) throw new RangeError(`${id} knows no ${token}`)
  return contract
}
