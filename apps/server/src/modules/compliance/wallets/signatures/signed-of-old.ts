import type { UtxoChain } from '@fairhouse/contract/signer/utxo-networks'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, equalBytes, hash160, sha256x2 } from '@scure/btc-signer/utils.js'

/** What spends from a wallet: a key by its hash, a script by its hash, or a key itself. */
export type Spending =
  | { readonly type: 'pkh' | 'wpkh' | 'sh'; readonly hash: Uint8Array }
  | { readonly type: 'tr'; readonly pubkey: Uint8Array }

/** What is put before every message, so that it can be no transaction. Bitcoin Cash kept Bitcoin's. */
const magic: Readonly<Record<UtxoChain, string>> = {
  bitcoin: 'Bitcoin Signed Message:\n',
  'bitcoin-cash': 'Bitcoin Signed Message:\n',
  litecoin: 'Litecoin Signed Message:\n',
}

/**
 * A compact signature from which the key is found (BIP 137). Its first byte also says of which kind the address is, and wallets disagree about that: what counts is
 * whether the address holds the hash of the key.
 */
export function signedOfOld(
  chain: UtxoChain,
  spending: Spending,
  message: string,
  signature: Uint8Array,
): boolean {
  const [head = 0] = signature
  if (head < 27 || head > 42) return false
  const digest = sha256x2(sized(utf8(magic[chain])), sized(utf8(message)))
  const recovered = new Uint8Array([(head - 27) & 3, ...signature.subarray(1)])
  const key = secp256k1.recoverPublicKey(recovered, digest, { prehash: false })
  if (isOf(spending, key)) return true
  // Keys of 65 bytes are from before 2012: their addresses begin with a 1.
  return spending.type === 'pkh' && equalBytes(spending.hash, hash160(longKey(key)))
}

function isOf(spending: Spending, key: Uint8Array): boolean {
  const hash = hash160(key)
  if (spending.type === 'pkh' || spending.type === 'wpkh') return equalBytes(spending.hash, hash)
  // A witness within a script: addresses that begin with a 3.
  return (
    spending.type === 'sh' &&
    equalBytes(spending.hash, hash160(concatBytes(new Uint8Array([0, 20]), hash)))
  )
}

const longKey = (key: Uint8Array): Uint8Array => secp256k1.Point.fromBytes(key).toBytes(false)

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** With its length in front, as transactions write lengths; messages here are no longer than 65 535 bytes. */
function sized(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  const size = length < 0xfd ? [length] : [0xfd, length & 0xff, length >> 8]
  return concatBytes(new Uint8Array(size), bytes)
}
