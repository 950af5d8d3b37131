import { type MoneroNetwork, readMoneroAddress } from '@fairhouse/contract/signer/monero-address'
import { keccak256 } from 'viem/utils'
import { type AddressFault, fault } from './address-fault.ts'

/** What other chains' addresses look like. */
const others =
  /^(0x[0-9a-fA-F]{40}|[a-z]{2,10}1[02-9ac-hj-np-z]{8,90}|(bitcoincash:|bchtest:|bchreg:)?[qp][0-9a-z]{41}|[13LMT2mn][1-9A-HJ-NP-Za-km-z]{25,34})$/

/** Reads an address of Monero that somebody typed, or what is wrong with it. */
export function readMonero(
  typed: string,
  network: MoneroNetwork,
): { readonly type: 'address'; readonly address: string } | AddressFault {
  const address = typed.trim()
  if (others.test(address)) return fault('otherNetwork')
  const read = readMoneroAddress(address, network, (bytes) => keccak256(bytes, 'bytes'))
  if (read === 'format' || read === 'checksum' || read === 'otherNetwork') return fault(read)
  return { type: 'address', address }
}
