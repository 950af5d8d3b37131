import type { EvmNode } from './node.ts'

/** Per unit of gas, in wei: the most that is paid, and what of it goes to who makes the block. */
export interface GasPrice {
  readonly maxFee: bigint
  readonly priorityFee: bigint
}

const gwei = 10n ** 9n
/** More than this is not paid: what is sent waits until the network is cheaper. The signer has a limit of its own. */
const mostPaid = 300n * gwei

/** What gets a transaction into one of the next blocks: room for six full blocks in a row. */
export async function gasPrice(node: EvmNode): Promise<GasPrice> {
  const { baseFeePerGas = gwei } = await node.head()
  const wished = await node.priorityFee()
  const maxFee = min(2n * baseFeePerGas + wished, mostPaid)
  return { maxFee, priorityFee: min(wished, maxFee) }
}

/**
 * What replaces a transaction that waits too long. Nodes ask for a tenth more of both prices; an eighth is given.
 * @returns null when that is more than is paid, or when the network asks for no more than was offered.
 */
export function higherPrice(old: GasPrice, now: GasPrice): GasPrice | null {
  if (now.maxFee <= old.maxFee) return null
  const maxFee = max(now.maxFee, (old.maxFee * 9n) / 8n + 1n)
  const priorityFee = max(now.priorityFee, (old.priorityFee * 9n) / 8n + 1n)
  return maxFee > mostPaid ? null : { maxFee, priorityFee: min(priorityFee, maxFee) }
}

const min = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other)
