import { Address } from '@scure/btc-signer'
import type { DestinationFault } from '#modules/cashier'

/** A chain that has value, a public test chain, or one of our own. */
export type ChainNetwork = 'main' | 'test' | 'regtest'

type Prefixes = Parameters<typeof Address>[0] & {}

const base58 = (pubKeyHash: number, scriptHash: number, bech32: string): Prefixes => ({
  bech32,
  pubKeyHash,
  scriptHash,
  wif: 0,
})

const prefixes = {
  BTC: {
    main: base58(0x00, 0x05, 'bc'),
    test: base58(0x6f, 0xc4, 'tb'),
    regtest: base58(0x6f, 0xc4, 'bcrt'),
  },
  LTC: {
    main: base58(0x30, 0x32, 'ltc'),
    test: base58(0x6f, 0x3a, 'tltc'),
    regtest: base58(0x6f, 0x3a, 'rltc'),
  },
} as const satisfies Record<string, Record<ChainNetwork, Prefixes>>

export type UtxoCoin = keyof typeof prefixes

export const isUtxoCoin = (name: string): name is UtxoCoin => Object.hasOwn(prefixes, name)

const allPrefixes: readonly Prefixes[] = Object.values(prefixes).flatMap((one) =>
  Object.values(one),
)

/** What addresses of other kinds look like: Ethereum's, Bitcoin Cash's, Monero's. */
const others =
  /^(0x[0-9a-fA-F]{40}|((bitcoincash|bchtest|bchreg):)?[qp][0-9a-z]{41}|[48][1-9A-HJ-NP-Za-km-z]{94})$/
const looksRight = /^([1-9A-HJ-NP-Za-km-z]{26,36}|[a-z]{2,5}1[02-9ac-hj-np-z]{8,90})$/

/** What is wrong with an address that somebody typed; null for one that can be paid on this chain. */
export function faultOfUtxoAddress(
  coin: UtxoCoin,
  network: ChainNetwork,
  typed: string,
): DestinationFault['fault'] | null {
  const text = /^[A-Z0-9]+$/.test(typed) ? typed.toLowerCase() : typed
  if (isAddressOf(prefixes[coin][network], text)) return null
  if (others.test(typed) || allPrefixes.some((one) => isAddressOf(one, text))) return 'otherNetwork'
  return looksRight.test(text) ? 'checksum' : 'format'
}

function isAddressOf(network: Prefixes, text: string): boolean {
  try {
    Address(network).decode(text)
    return true
  } catch {
    // The library says by throwing that it is none.
    return false
  }
}
