import type { ChainNetwork } from '@fairhouse/contract/signer/utxo-networks'

export const chainNetworks = ['main', 'test', 'regtest'] as const satisfies readonly ChainNetwork[]

export const isChainNetwork = (text: string): text is ChainNetwork =>
  chainNetworks.some((network) => network === text)
