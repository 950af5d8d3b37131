import { base64, hex } from '@scure/base'
import { OutScript } from '@scure/btc-signer'
import type { Wallet } from '../wallet-of.ts'
import { signedOfOld, type Spending } from './signed-of-old.ts'
import { signedSimple } from './signed-simple.ts'

type ScriptWallet = Extract<Wallet, { readonly kind: 'script' }>

/** A signature with one byte in front that tells which key, as wallets make them since 2011. */
const oldBytes = 65

/** A signed message of Bitcoin and its like: of old (BIP 137), or BIP 322 simple where spending takes a witness. */
export function signedByScript(
  { chain, script }: ScriptWallet,
  message: string,
  signature: string,
): boolean {
  const bytes = bytesOf(signature)
  if (bytes === null) return false
  try {
    const spending = spendingOf(script)
    if (spending === null) return false
    if (bytes.length === oldBytes) return signedOfOld(chain, spending, message, bytes)
    return signedSimple(spending, hex.decode(script), message, bytes)
  } catch {
    // A byte that fits nowhere, or a point that is on no curve: nobody signed.
    return false
  }
}

/** Null for what no single key spends. */
function spendingOf(script: string): Spending | null {
  const out = OutScript.decode(hex.decode(script))
  if (out.type === 'tr') return { type: out.type, pubkey: out.pubkey }
  return out.type === 'pkh' || out.type === 'wpkh' || out.type === 'sh'
    ? { type: out.type, hash: out.hash }
    : null
}

function bytesOf(signature: string): Uint8Array | null {
  try {
    return base64.decode(signature)
  } catch {
    return null
  }
}
