import { hex } from '@scure/base'
import { hash160, sha256 } from '@scure/btc-signer/utils.js'

const keyBytes = new Set([33, 65])
const isKey = (bytes: Uint8Array): boolean =>
  keyBytes.has(bytes.length) && [2, 3, 4].includes(bytes[0] ?? 0)

/**
 * The script whose coins an input spends, in hex, told from what it shows to spend them: P2PKH, P2WPKH, P2WSH and both of these within P2SH,
 * P2SH. Null where it shows too little, as a signature for P2TR does: that takes the transaction before.
 */
export function scriptSpent(scriptSig: Uint8Array, witness: readonly Uint8Array[]): string | null {
  const pushes = pushesIn(scriptSig)
  const [last, shown] = [pushes?.at(-1), witness.at(-1)]
  if (last === undefined) return shown === undefined ? null : witnessScript(witness, shown)
  if (isKey(last) && pushes?.length === 2) return `76a914${hex.encode(hash160(last))}88ac`
  // Whatever else is pushed last is the script that is hashed, that of a witness too.
  return `a914${hex.encode(hash160(last))}87`
}

function witnessScript(witness: readonly Uint8Array[], shown: Uint8Array): string | null {
  if (witness.length === 2 && isKey(shown)) return `0014${hex.encode(hash160(shown))}`
  const isTaproot = witness.length === 1 || isControlBlock(shown)
  return isTaproot ? null : `0020${hex.encode(sha256(shown))}`
}

/** What ends a spending by a script of P2TR (BIP 341), or an annex does. */
const isControlBlock = (bytes: Uint8Array): boolean =>
  (bytes[0] ?? 0) === 0x50 || ((bytes[0] ?? 0) >= 0xc0 && bytes.length % 32 === 1)

const [pushOne, pushTwo] = [0x4c, 0x4d]

/** What a script pushes; null for one that does more than push. */
function pushesIn(script: Uint8Array): Uint8Array[] | null {
  const pushes: Uint8Array[] = []
  for (let at = 0; at < script.length; ) {
    const code = script[at] ?? 0
    const [size, head] = lengthOf(script, at, code)
    if (size === null) {
      // A number from -1 to 16 is a push of its own.
      if (code < 0x4f || code > 0x60) return null
      pushes.push(Uint8Array.of(code))
      at += 1
      continue
    }
    if (at + head + size > script.length) return null
    pushes.push(script.subarray(at + head, at + head + size))
    at += head + size
  }
  return pushes
}

/** How long what is pushed is, and how long the word before it. */
function lengthOf(script: Uint8Array, at: number, code: number): [number | null, number] {
  if (code < pushOne) return [code, 1]
  if (code === pushOne) return [script[at + 1] ?? 0, 2]
  if (code === pushTwo) return [(script[at + 1] ?? 0) + (script[at + 2] ?? 0) * 256, 3]
  return [null, 1]
}
