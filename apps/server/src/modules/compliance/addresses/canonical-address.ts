import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { plainCashAddress } from '@fairhouse/contract/signer/cash-address'
import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import { walletOf } from '../wallets/wallet-of.ts'

/**
 * The one spelling in which lists are asked about a wallet, however it was typed: an account of Ethereum and a bech32 address in small
 * letters, a CashAddr with its prefix and as one that takes no tokens, whatever else without spaces around it.
 */
export function canonicalAddress(asset: PaymentAsset, address: string): string {
  const typed = address.trim()
  const wallet = walletOf(asset, typed)
  if (wallet.kind !== 'script') return wallet.address
  if (wallet.chain === 'bitcoin-cash')
    return (
      Object.values(utxoNetworks['bitcoin-cash'])
        .map(({ prefix }) => plainCashAddress(typed, prefix))
        .find((plain) => plain !== null) ?? typed
    )
  const isBech32 = Object.values(utxoNetworks[wallet.chain]).some(({ bech32 }) =>
    typed.toLowerCase().startsWith(`${bech32}1`),
  )
  return isBech32 ? typed.toLowerCase() : typed
}
