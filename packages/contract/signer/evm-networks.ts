import type { ChainNetwork } from './utxo-networks.ts'

/** Tokens that are money to the house. */
export type EvmToken = 'USDT' | 'USDC'

/** A network of Ethereum: its number, which every signature names, and the contracts of the tokens on it. */
export interface EvmNetwork {
  readonly chainId: number
  readonly tokens: Readonly<Partial<Record<EvmToken, string>>>
}

/** Where our account lies under the root. Below it: `0/n` are deposit addresses, `1/0` is the hot one. */
export const evmAccount = "m/44'/60'/7'"

/** The issuers' own contracts. On test networks those of the test chain beside the house, and of Sepolia, where Tether has none. */
export const evmNetworks: Readonly<Record<ChainNetwork, EvmNetwork>> = {
  main: {
    chainId: 1,
    tokens: {
      USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    },
  },
  test: {
    chainId: 11_155_111,
    tokens: { USDC: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238' },
  },
  regtest: {
    chainId: 31_337,
    tokens: {
      USDT: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      USDC: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
    },
  },
}
