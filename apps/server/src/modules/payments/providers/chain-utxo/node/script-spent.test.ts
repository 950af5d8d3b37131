import { hex } from '@scure/base'
import { p2pkh, p2sh, p2wpkh, p2wsh } from '@scure/btc-signer'
import { expect, it } from 'vitest'
import { scriptSpent } from './script-spent.ts'

const key = Uint8Array.of(2, ...new Uint8Array(32).fill(7))
const signature = new Uint8Array(71).fill(0x30)
const nothing = new Uint8Array()
const push = (...parts: Uint8Array[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => [...(part.length > 75 ? [0x4c] : []), part.length, ...part]),
  )
const scriptOf = (payment: { readonly script: Uint8Array }) => hex.encode(payment.script)

const ownKey = p2pkh(key)
const witnessed = p2wpkh(key)
const inScript = p2wsh(ownKey)

it.each([
  ['P2PKH', push(signature, key), [], scriptOf(ownKey)],
  ['P2WPKH', nothing, [signature, key], scriptOf(witnessed)],
  ['P2WSH', nothing, [signature, key, ownKey.script], scriptOf(inScript)],
  ['P2SH', push(signature, key, ownKey.script), [], scriptOf(p2sh(ownKey))],
  ['P2WPKH in P2SH', push(witnessed.script), [signature, key], scriptOf(p2sh(witnessed))],
  ['P2WSH in P2SH', push(inScript.script), [signature, ownKey.script], scriptOf(p2sh(inScript))],
])('tells whose coins were spent of %s', (_, scriptSig, witness, script) => {
  expect(scriptSpent(scriptSig, witness)).toBe(script)
})

it.each([
  ['a key path of P2TR', nothing, [new Uint8Array(64)]],
  ['a script path of P2TR', nothing, [signature, Uint8Array.of(0xc0, ...new Uint8Array(32))]],
  ['new coins', nothing, []],
  ['a script that does more than push', Uint8Array.of(0x76, 0xa9), []],
  ['a push that is cut off', Uint8Array.of(40, 1, 2), []],
])('tells nothing of %s', (_, scriptSig, witness) => {
  expect(scriptSpent(scriptSig, witness)).toBeNull()
})
