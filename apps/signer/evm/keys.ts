import type { XpubsAnswer } from '@fairhouse/contract/signer/request'
import { evmAccount } from '@fairhouse/contract/signer/evm-networks'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import type { Signing } from '../signing.ts'

/** Public half of our account on chains of this family. */
export function evmAccounts({ root, network }: Signing): XpubsAnswer['accounts'] {
  const fingerprint = root.fingerprint.toString(16).padStart(8, '0')
  const xpub = root.derive(evmAccount).publicExtendedKey
  return [{ chain: 'ethereum', network, path: evmAccount, fingerprint, xpub }]
}

/** Pays out, and is where deposits are gathered. */
export const hotKey = (signing: Signing): PrivateKeyAccount => keyAt(signing, 'm/1/0')

/** Of a player's deposit address. */
export const depositKey = (signing: Signing, index: number): PrivateKeyAccount =>
  keyAt(signing, `m/0/${index}`)

function keyAt({ root }: Signing, path: string): PrivateKeyAccount {
  const { privateKey } = root.derive(evmAccount).derive(path)
  if (!privateKey) throw new Error('the signer has no private key')
  return privateKeyToAccount(`0x${Buffer.from(privateKey).toString('hex')}`)
}
