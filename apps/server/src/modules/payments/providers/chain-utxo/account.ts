import { cashAddressOf } from '@fairhouse/contract/signer/cash-address'
import type { UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { p2pkh, p2wpkh } from '@scure/btc-signer'

/** Receiving: addresses of players. Change: what comes back to ourselves. */
export const branches = { receiving: 0, change: 1 } as const
export type Branch = (typeof branches)[keyof typeof branches]

export interface OwnAddress {
  readonly address: string
  /** Hex. */
  readonly script: string
  readonly publicKey: Uint8Array
}

/** @param xpub public half of our account: it makes addresses, and cannot spend from them. */
export function addressOf(
  xpub: string,
  form: UtxoNetwork,
  branch: Branch,
  number: number,
): OwnAddress {
  const { publicKey } = HDKey.fromExtendedKey(xpub).deriveChild(branch).deriveChild(number)
  if (!publicKey) throw new Error('an account has public keys')
  if (form.kind === 'cash') {
    const { hash, script } = p2pkh(publicKey)
    return { address: cashAddressOf(hash, form.prefix), script: hex.encode(script), publicKey }
  }
  const { address, script } = p2wpkh(publicKey, form)
  if (address === undefined) throw new Error('a key has an address')
  return { address, script: hex.encode(script), publicKey }
}
