import { scriptOfCashAddress } from '@fairhouse/contract/signer/cash-address'
import type { UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import { hex } from '@scure/base'
import type { HDKey } from '@scure/bip32'
import { Address, OutScript, p2pkh, p2wpkh } from '@scure/btc-signer'

/** What an address of ours is paid by, in hex; empty for a key without a public half. */
export function scriptOf({ publicKey }: HDKey, { kind }: UtxoNetwork): string {
  if (!publicKey) return ''
  return hex.encode((kind === 'cash' ? p2pkh(publicKey) : p2wpkh(publicKey)).script)
}

/** What an address is paid by, in hex; null for what is none of this network. */
export function scriptAt(address: string, form: UtxoNetwork): string | null {
  if (form.kind === 'cash') return scriptOfCashAddress(address, form.prefix)
  try {
    return hex.encode(OutScript.encode(Address(form).decode(address)))
  } catch {
    return null
  }
}
