import { isAddress } from 'viem'
import type { DestinationFault } from '#modules/cashier'

/** Bech32 with its prefix, or base58 of Bitcoin's kind, Tron's and Monero's. */
const others =
  /^([a-z]{2,5}1[02-9ac-hj-np-z]{8,90}|[1-9A-HJ-NP-Za-km-z]{26,36}|[48][1-9A-HJ-NP-Za-km-z]{94})$/

/** What is wrong with an address of Ethereum's kind that somebody typed; null for one that can be paid. Small letters alone carry no checksum. */
export function faultOfAccountAddress(typed: string): DestinationFault['fault'] | null {
  if (others.test(typed)) return 'otherNetwork'
  if (!/^0x[0-9a-fA-F]{40}$/.test(typed) || /^0x0{40}$/.test(typed)) return 'format'
  return typed === typed.toLowerCase() || isAddress(typed) ? null : 'checksum'
}
