import { getAddress, isAddress } from 'viem'
import type { DestinationFault } from '#modules/cashier'

/** What addresses of other chains look like: bech32 with its prefix, base58 of Bitcoin's kind, Tron, Monero. */
const others =
  /^((bc1|tb1|bcrt1|ltc1|tltc1|rltc1)[0-9a-z]{8,90}|(bitcoincash:|bchtest:|bchreg:)?[qp][0-9a-z]{41}|[13LMT2mn][1-9A-HJ-NP-Za-km-z]{25,34}|[48][1-9A-HJ-NP-Za-km-z]{94})$/

/**
 * An address that somebody typed, with its checksum.
 * @returns what is wrong with it for one of another shape. Small letters alone carry no checksum and are taken as they are.
 */
export function readAddress(
  typed: string,
): { address: string } | { fault: DestinationFault['fault'] } {
  const text = typed.trim()
  if (others.test(text)) return { fault: 'otherNetwork' }
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return { fault: 'format' }
  if (/^0x0{40}$/.test(text)) return { fault: 'format' }
  if (!isAddress(text, { strict: text !== text.toLowerCase() })) return { fault: 'checksum' }
  return { address: getAddress(text) }
}
