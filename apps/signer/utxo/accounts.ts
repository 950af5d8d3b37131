import type { XpubsAnswer } from '@fairhouse/contract/signer/request'
import { type UtxoChain, utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import type { Signing } from '../signing.ts'

const chains: readonly UtxoChain[] = ['bitcoin', 'litecoin', 'bitcoin-cash']

/** Public halves of our accounts on chains of this family. */
export function utxoAccounts({ root, network }: Signing): XpubsAnswer['accounts'] {
  const fingerprint = root.fingerprint.toString(16).padStart(8, '0')
  return chains.map((chain) => {
    const path = utxoNetworks[chain][network].account
    return { chain, network, path, fingerprint, xpub: root.derive(path).publicExtendedKey }
  })
}
