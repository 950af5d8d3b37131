import { type MoneroView } from '@fairhouse/contract/signer/request'
import {
  moneroAddressOf,
  type MoneroNetwork,
  moneroPrefixes,
} from '@fairhouse/contract/signer/monero-address'
import { ed25519 } from '@noble/curves/ed25519.js'
import type { HDKey } from '@scure/bip32'
import { keccak256 } from 'viem/utils'

export interface MoneroKeys extends NonNullable<MoneroView> {
  /** Hex, in the order of bytes that wallets write. */
  readonly spendKey: string
}

/** One account of SLIP 44 for each network, so that no key is used on two of them. */
const accounts = { main: "m/44'/128'/0'", test: "m/44'/128'/1'", regtest: "m/44'/128'/2'" } as const

/** Spend and view key under the seed, as every wallet makes the second one from the first. */
export function moneroKeys({
  root,
  network,
}: {
  readonly root: HDKey
  readonly network: MoneroNetwork
}): MoneroKeys {
  const { privateKey } = root.derive(accounts[network]).derive('m/0/0')
  if (!privateKey) throw new Error('the signer has no private key')
  const spend = reduced(privateKey)
  const view = reduced(keccak(spend))
  const body = Uint8Array.of(...pointOf(spend), ...pointOf(view))
  const { standard } = moneroPrefixes[network]
  return {
    network,
    address: moneroAddressOf(standard, body, keccak),
    viewKey: Buffer.from(view).toString('hex'),
    spendKey: Buffer.from(spend).toString('hex'),
  }
}

export const keccak = (bytes: Uint8Array): Uint8Array => keccak256(bytes, 'bytes')

const pointOf = (scalar: Uint8Array): Uint8Array =>
  ed25519.Point.BASE.multiply(numberOf(scalar)).toBytes()

const numberOf = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)

/** As a number below the order of the curve, low bytes first. */
function reduced(bytes: Uint8Array): Uint8Array {
  let rest = numberOf(bytes) % ed25519.Point.Fn.ORDER
  return Uint8Array.from({ length: 32 }, () => {
    const byte = Number(rest & 255n)
    rest >>= 8n
    return byte
  })
}
