// The narrow door: the whole of it takes twice as long to load, and the house opens once it has.
import { getAddress, isAddress } from 'viem/utils'
import { type AddressFault, fault } from './address-fault.ts'

/** What addresses of other chains look like: bech32 with its prefix, base58 of Bitcoin's kind, Tron, Monero. */
const others =
  /^([a-z]{2,10}1[02-9ac-hj-np-z]{8,90}|(bitcoincash:|bchtest:|bchreg:)?[qp][0-9a-z]{41}|[13LMT2mn][1-9A-HJ-NP-Za-km-z]{25,34}|[48][1-9A-HJ-NP-Za-km-z]{94})$/

/**
 * Reads an address of Ethereum's kind that somebody typed: with its checksum, or what is wrong with it. Small letters alone carry no
 * checksum and are taken as they are.
 */
export function readAccountAddress(
  typed: string,
): { readonly type: 'address'; readonly address: string } | AddressFault {
  const text = typed.trim()
  if (others.test(text)) return fault('otherNetwork')
  if (!/^0x[0-9a-fA-F]{40}$/.test(text) || /^0x0{40}$/.test(text)) return fault('format')
  if (!isAddress(text, { strict: text !== text.toLowerCase() })) return fault('checksum')
  return { type: 'address', address: getAddress(text) }
}
