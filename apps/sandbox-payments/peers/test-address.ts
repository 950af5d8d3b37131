import { randomBytes } from 'node:crypto'
import { Address } from '@scure/btc-signer'

const networks = {
  BTC: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  LTC: { bech32: 'rltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef },
} as const

export type TestCoin = keyof typeof networks | 'ETH' | 'USDT' | 'USDC'

/** An address of a test chain to which nobody has the key. */
export function testAddress(coin: TestCoin): string {
  const hash = randomBytes(20)
  return coin === 'BTC' || coin === 'LTC'
    ? Address(networks[coin]).encode({ type: 'wpkh', hash })
    : `0x${hash.toString('hex')}`
}

/** Whether something can be an address of the test chain, as a processor would look at it. */
export function isTestAddress(coin: TestCoin, text: string): boolean {
  if (coin !== 'BTC' && coin !== 'LTC') return /^0x[0-9a-fA-F]{40}$/.test(text)
  try {
    Address(networks[coin]).decode(text)
    return true
  } catch {
    // The library says by throwing that it is none.
    return false
  }
}
