import { decodeFunctionData, encodeFunctionData, isHex, parseAbi } from 'viem/utils'
import type { NodeLog } from './node.ts'

const token = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
])

const hexOf = (text: string): `0x${string}` => {
  if (!isHex(text)) throw new TypeError('not hex')
  return text
}

/** What a transaction to a token carries, to move so many of its smallest units. */
export const transferData = (to: string, value: bigint): string =>
  encodeFunctionData({ abi: token, functionName: 'transfer', args: [hexOf(to), value] })

export const balanceData = (owner: string): string =>
  encodeFunctionData({ abi: token, functionName: 'balanceOf', args: [hexOf(owner)] })

/** Whom a transaction to a token would pay, in small letters, as far as it says so plainly; null otherwise. */
export function plannedTransfer(data: string): { to: string; value: bigint } | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: token, data: hexOf(data) })
    if (functionName === 'transfer') return { to: args[0].toLowerCase(), value: args[1] }
    if (functionName === 'transferFrom') return { to: args[1].toLowerCase(), value: args[2] }
    return null
  } catch {
    // Some other call, or none at all: what it moves is seen when it is in a block.
    return null
  }
}

/** Who paid whom by a transfer, in small letters; null for a log of another shape. */
export function madeTransfer(log: NodeLog): { from: string; to: string; value: bigint } | null {
  const [, from, to] = log.topics
  if (
    from === undefined ||
    to === undefined ||
    log.topics.length !== 3 ||
    log.data.length !== 66 ||
    log.removed === true
  )
    return null
  return { from: `0x${from.slice(26)}`, to: `0x${to.slice(26)}`, value: BigInt(log.data) }
}
