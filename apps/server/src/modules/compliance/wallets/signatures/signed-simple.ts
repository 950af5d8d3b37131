import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { RawWitness } from '@scure/btc-signer'
import {
  concatBytes,
  equalBytes,
  hash160,
  sha256,
  sha256x2,
  tagSchnorr,
} from '@scure/btc-signer/utils.js'
import type { Spending } from './signed-of-old.ts'

const none = new Uint8Array(0)
const zeros = (count: number): Uint8Array => new Uint8Array(count)
const sighashAll = 1
/** OP_RETURN: the output of the second transaction, which spends nothing to nobody. */
const nowhere = new Uint8Array([0x6a])

/**
 * BIP 322, simple: the witness of a transaction that never goes anywhere and that only the wallet could make. Of wallets that one key spends: by its hash (P2WPKH), or by itself
 * (P2TR).
 * @param script that the address stands for.
 * @param encoded the witness, as transactions write it.
 */
export function signedSimple(
  spending: Spending,
  script: Uint8Array,
  message: string,
  encoded: Uint8Array,
): boolean {
  const witness = RawWitness.decode(encoded)
  const outpoint = concatBytes(spentId(script, message), zeros(4))
  if (spending.type === 'wpkh') return signedByHash(spending.hash, outpoint, witness)
  return spending.type === 'tr' && signedByKey(spending.pubkey, { outpoint, script }, witness)
}

/** Id of the transaction that holds the message, and pays nothing to the script. */
function spentId(script: Uint8Array, message: string): Uint8Array {
  const text = tagSchnorr('BIP0322-signed-message', new TextEncoder().encode(message))
  return sha256x2(
    zeros(4),
    new Uint8Array([1]),
    zeros(32),
    new Uint8Array([0xff, 0xff, 0xff, 0xff]),
    new Uint8Array([34, 0, 32]),
    text,
    zeros(4),
    new Uint8Array([1]),
    zeros(8),
    new Uint8Array([script.length]),
    script,
    zeros(4),
  )
}

/** BIP 143. */
function signedByHash(
  hash: Uint8Array,
  outpoint: Uint8Array,
  [signature = none, key = none]: readonly Uint8Array[],
): boolean {
  if (key.length !== 33 || !equalBytes(hash160(key), hash)) return false
  if (signature.at(-1) !== sighashAll) return false
  const digest = sha256x2(
    zeros(4),
    sha256x2(outpoint),
    sha256x2(zeros(4)),
    outpoint,
    new Uint8Array([0x19, 0x76, 0xa9, 0x14]),
    hash,
    new Uint8Array([0x88, 0xac]),
    zeros(8),
    zeros(4),
    sha256x2(output),
    zeros(4),
    new Uint8Array([sighashAll, 0, 0, 0]),
  )
  return secp256k1.verify(signature.subarray(0, -1), digest, key, { prehash: false, format: 'der' })
}

/** BIP 341, by the key itself. */
function signedByKey(
  key: Uint8Array,
  { outpoint, script }: { readonly outpoint: Uint8Array; readonly script: Uint8Array },
  [signature = none, ...more]: readonly Uint8Array[],
): boolean {
  const kind = signature.length === 65 ? signature[64] : 0
  if (more.length > 0 || (kind !== 0 && kind !== sighashAll)) return false
  if (signature.length === 65 && kind === 0) return false
  const digest = tagSchnorr(
    'TapSighash',
    new Uint8Array([0, kind]),
    zeros(8),
    sha256(outpoint),
    sha256(zeros(8)),
    sha256(concatBytes(new Uint8Array([script.length]), script)),
    sha256(zeros(4)),
    sha256(output),
    zeros(5),
  )
  return schnorr.verify(signature.subarray(0, 64), digest, key)
}

/** Nothing, to nowhere: eight bytes of amount and a script with its length. */
const output = concatBytes(zeros(8), new Uint8Array([nowhere.length]), nowhere)
