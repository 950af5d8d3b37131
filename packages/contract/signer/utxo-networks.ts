import type { SignerChain } from './request.ts'

export type UtxoChain = Exclude<SignerChain, 'ethereum'>
export type ChainNetwork = 'main' | 'test' | 'regtest'

/** How addresses of a network are written, and where our account of it lies under the root (BIP 84). */
export interface UtxoNetwork {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
  readonly account: string
}

/**
 * Networks of test coins have one coin number for all chains (SLIP 44): there the account's number tells the chains apart, so that
 * no key is used on two of them.
 */
export const utxoNetworks: Readonly<
  Record<UtxoChain, Readonly<Record<ChainNetwork, UtxoNetwork>>>
> = {
  bitcoin: {
    main: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80, account: "m/84'/0'/0'" },
    test: { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef, account: "m/84'/1'/0'" },
    regtest: {
      bech32: 'bcrt',
      pubKeyHash: 0x6f,
      scriptHash: 0xc4,
      wif: 0xef,
      account: "m/84'/1'/0'",
    },
  },
  litecoin: {
    main: { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0, account: "m/84'/2'/0'" },
    test: { bech32: 'tltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef, account: "m/84'/1'/2'" },
    regtest: {
      bech32: 'rltc',
      pubKeyHash: 0x6f,
      scriptHash: 0x3a,
      wif: 0xef,
      account: "m/84'/1'/2'",
    },
  },
}
