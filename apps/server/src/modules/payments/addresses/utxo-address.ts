import { cashAddressOf, scriptOfCashAddress } from '@fairhouse/contract/signer/cash-address'
import {
  type ChainNetwork,
  type UtxoNetwork,
  utxoNetworks,
} from '@fairhouse/contract/signer/utxo-networks'
import { bech32, bech32m, hex } from '@scure/base'
import { Address, OutScript } from '@scure/btc-signer'
import { type AddressFault, fault } from './address-fault.ts'

const chains = { BTC: 'bitcoin', LTC: 'litecoin' } as const

export type UtxoCoin = keyof typeof chains

export const isUtxoCoin = (name: string): name is UtxoCoin => Object.hasOwn(chains, name)

/** How addresses of a coin are written on one of its networks. */
export const formOf = (coin: UtxoCoin, network: ChainNetwork): UtxoNetwork =>
  utxoNetworks[chains[coin]][network]

/** Reads an address of Bitcoin's kind that somebody typed, for one network: as a script to be paid, or what is wrong with it. */
export function readUtxoAddress(
  typed: string,
  form: UtxoNetwork,
): { readonly type: 'script'; readonly script: string } | AddressFault {
  const text = typed.trim()
  const script = scriptOf(text, form)
  if (script !== null) return { type: 'script', script }
  if (!hasOwnPrefix(text, form) && isOfOtherNetwork(text, form)) return fault('otherNetwork')
  return fault(looksLike(text, form) ? 'checksum' : 'format')
}

/** How a script is written on a network; null for one that has no address. */
export function addressOfScript(script: string, form: UtxoNetwork): string | null {
  try {
    const spending = OutScript.decode(hex.decode(script))
    if (form.kind === 'segwit') return Address(form).encode(spending)
    return spending.type === 'pkh' ? cashAddressOf(spending.hash, form.prefix) : null
  } catch {
    // A script of no common kind.
    return null
  }
}

/** Null for what is no address of this network. */
function scriptOf(text: string, form: UtxoNetwork): string | null {
  if (form.kind === 'cash') return scriptOfCashAddress(text, form.prefix)
  try {
    return hex.encode(OutScript.encode(Address(form).decode(text)))
  } catch {
    return null
  }
}

// Addresses of chains that people have in their wallets beside these, by their looks.
const others = [
  /^0x[0-9a-f]{40}$/i,
  /^[48][1-9A-HJ-NP-Za-km-z]{94}$/,
  /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
  /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  /^D[1-9A-HJ-NP-Za-km-z]{33}$/,
  /^ltcmweb1[02-9ac-hj-np-z]+$/i,
]

function isOfOtherNetwork(text: string, form: UtxoNetwork): boolean {
  const forms = Object.values(utxoNetworks).flatMap((networks) => Object.values(networks))
  return (
    forms.some(
      (other) => beginningOf(other) !== beginningOf(form) && scriptOf(text, other) !== null,
    ) ||
    others.some((pattern) => pattern.test(text)) ||
    isForeignBech32(text, form)
  )
}

function isForeignBech32(text: string, form: UtxoNetwork): boolean {
  if (!/^[a-z]{1,10}1[02-9ac-hj-np-z]{38,90}$/i.test(text)) return false
  const prefix = text.slice(0, text.lastIndexOf('1')).toLowerCase()
  const isRight =
    bech32.decodeUnsafe(text) !== undefined || bech32m.decodeUnsafe(text) !== undefined
  return `${prefix}1` !== beginningOf(form) && isRight
}

/** Written as this network writes them, whatever else its letters might be. */
const hasOwnPrefix = (text: string, form: UtxoNetwork): boolean =>
  text.toLowerCase().startsWith(beginningOf(form)) && text.length >= beginningOf(form).length + 29

/** How addresses of a network begin, in small letters. */
const beginningOf = (form: UtxoNetwork): string =>
  form.kind === 'cash' ? `${form.prefix}:` : `${form.bech32}1`

const withoutPrefix = /^[qprz][02-9ac-hj-np-z]{41}$/i
const base58 = /^[1-9A-HJ-NP-Za-km-z]{26,35}$/

/** Nearly an address of this network: a letter was mistyped. */
function looksLike(text: string, form: UtxoNetwork): boolean {
  if (hasOwnPrefix(text, form)) return /^[0-9a-z:]+$/i.test(text)
  return (form.kind === 'cash' ? withoutPrefix : base58).test(text)
}
