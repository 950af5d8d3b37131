import type { SignerChain } from './request.ts'

export type UtxoChain = Exclude<SignerChain, 'ethereum' | 'monero'>
export type ChainNetwork = 'main' | 'test' | 'regtest'

/** How addresses of a network are written and its coins are spent, and where our account of it lies under the root. */
export type UtxoNetwork = SegwitNetwork | CashNetwork

/** Coins are spent by witnesses (BIP 143), at addresses of BIP 173; the account is one of BIP 84. */
export interface SegwitNetwork {
  readonly kind: 'segwit'
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
  readonly account: string
}

/** Bitcoin Cash: addresses are CashAddr, signatures name the fork (SIGHASH_FORKID); the account is one of BIP 44. */
export interface CashNetwork {
  readonly kind: 'cash'
  /** In front of the colon of an address. */
  readonly prefix: string
  readonly account: string
}

/**
 * Networks of test coins have one coin number for all chains (SLIP 44): there the account's number tells the chains apart, so that
 * no key is used on two of them.
 */
export const utxoNetworks = {
  bitcoin: {
    main: {
      kind: 'segwit',
      bech32: 'bc',
      pubKeyHash: 0x00,
      scriptHash: 0x05,
      wif: 0x80,
      account: "m/84'/0'/0'",
    },
    test: {
      kind: 'segwit',
      bech32: 'tb',
      pubKeyHash: 0x6f,
      scriptHash: 0xc4,
      wif: 0xef,
      account: "m/84'/1'/0'",
    },
    regtest: {
      kind: 'segwit',
      bech32: 'bcrt',
      pubKeyHash: 0x6f,
      scriptHash: 0xc4,
      wif: 0xef,
      account: "m/84'/1'/0'",
    },
  },
  litecoin: {
    main: {
      kind: 'segwit',
      bech32: 'ltc',
      pubKeyHash: 0x30,
      scriptHash: 0x32,
      wif: 0xb0,
      account: "m/84'/2'/0'",
    },
    test: {
      kind: 'segwit',
      bech32: 'tltc',
      pubKeyHash: 0x6f,
      scriptHash: 0x3a,
      wif: 0xef,
      account: "m/84'/1'/2'",
    },
    regtest: {
      kind: 'segwit',
      bech32: 'rltc',
      pubKeyHash: 0x6f,
      scriptHash: 0x3a,
      wif: 0xef,
      account: "m/84'/1'/2'",
    },
  },
  'bitcoin-cash': {
    main: { kind: 'cash', prefix: 'bitcoincash', account: "m/44'/145'/0'" },
    test: { kind: 'cash', prefix: 'bchtest', account: "m/44'/1'/145'" },
    regtest: { kind: 'cash', prefix: 'bchreg', account: "m/44'/1'/145'" },
  },
} as const satisfies Record<UtxoChain, Record<ChainNetwork, UtxoNetwork>>
