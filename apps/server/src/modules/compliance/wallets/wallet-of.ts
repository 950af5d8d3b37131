import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { scriptOfCashAddress } from '@fairhouse/contract/signer/cash-address'
import { type UtxoChain, utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import { hex } from '@scure/base'
import { Address, OutScript } from '@scure/btc-signer'

/** A wallet that an address leads to, as far as signatures are about it. */
export type Wallet =
  /** Spent by a script: its hex, and the chain that says how messages are signed. */
  | { readonly kind: 'script'; readonly chain: UtxoChain; readonly script: string }
  /** An account of Ethereum, in small letters; its dollar coins lie at the same. */
  | { readonly kind: 'account'; readonly address: string }
  /** Whose signatures nobody else can check against the address. */
  | { readonly kind: 'mute'; readonly address: string }

const chains = { BTC: 'bitcoin', LTC: 'litecoin', BCH: 'bitcoin-cash' } as const
const isOfChain = (asset: PaymentAsset): asset is keyof typeof chains =>
  Object.hasOwn(chains, asset)

/** @param address as the cashier took it: of whatever network of the coin. */
export function walletOf(asset: PaymentAsset, address: string): Wallet {
  const typed = address.trim()
  if (isOfChain(asset)) {
    const script = scriptOf(chains[asset], typed)
    return script === null
      ? { kind: 'mute', address: typed }
      : { kind: 'script', chain: chains[asset], script }
  }
  return /^0x[0-9a-f]{40}$/i.test(typed)
    ? { kind: 'account', address: typed.toLowerCase() }
    : { kind: 'mute', address: typed }
}

/** One text for all ways to write the same wallet. */
export const walletKey = (wallet: Wallet): string =>
  wallet.kind === 'script' ? `${wallet.chain}:${wallet.script}` : wallet.address

function scriptOf(chain: UtxoChain, address: string): string | null {
  for (const form of Object.values(utxoNetworks[chain])) {
    if (form.kind === 'cash') {
      const script = scriptOfCashAddress(address, form.prefix)
      if (script !== null) return script
      continue
    }
    try {
      return hex.encode(OutScript.encode(Address(form).decode(address)))
    } catch {
      // Not of this network: the next one is tried.
    }
  }
  return null
}
