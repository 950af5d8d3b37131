import { z } from 'zod'

/** The node could not be asked, or what it said is no answer. */
export class NodeSilent extends Error {
  override readonly name = 'NodeSilent'
}

/** The node understood and said no. `reverted`: it was a contract that did. */
export class NodeRefused extends Error {
  override readonly name = 'NodeRefused'
  readonly reverted: boolean

  constructor(method: string, code: number, message: string) {
    super(`${method}: ${message.slice(0, 200)}`)
    this.reverted = code === 3 || /revert/i.test(message)
  }
}

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform((text) => BigInt(text))
const hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i)
  .transform((text) => text.toLowerCase())
const address = z
  .string()
  .regex(/^0x[0-9a-f]{40}$/i)
  .transform((text) => text.toLowerCase())
const bytes = z.string().regex(/^0x([0-9a-f]{2})*$/i)

const transaction = z.object({
  hash,
  from: address,
  to: address.nullish().transform((to) => to ?? null),
  value: quantity,
  nonce: quantity,
  input: bytes,
})
/** A transaction of a block; addresses are in small letters. */
export type NodeTransaction = z.output<typeof transaction>

const head = z.object({
  number: quantity,
  hash,
  parentHash: hash,
  /** Seconds since 1970; later than the parent's. */
  timestamp: quantity,
  baseFeePerGas: quantity.optional(),
})
export type Head = z.output<typeof head>

const block = head.extend({ transactions: z.array(transaction) })
export type Block = z.output<typeof block>

const log = z.object({
  address,
  blockNumber: quantity,
  topics: z.array(hash),
  data: bytes,
  blockHash: hash,
  transactionHash: hash,
  logIndex: quantity,
  removed: z.boolean().optional(),
})
export type NodeLog = z.output<typeof log>

const receipt = z.object({
  blockNumber: quantity,
  blockHash: hash,
  status: quantity.transform((status) => status === 1n),
  gasUsed: quantity,
  effectiveGasPrice: quantity,
})
export type Receipt = z.output<typeof receipt>

const answer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
])

/** A wish that the node only tries out. */
export interface Trial {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly data: string
}

/** First words of the event that a token writes for each transfer: `Transfer(address,address,uint256)`. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Where a node is, and what it must be told besides; null while nobody can say. */
type Where = () => Promise<{
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
} | null>

/** What is asked of a node. Each throws `NodeSilent` or `NodeRefused`. */
export type EvmNode = ReturnType<typeof createNode>

/** @param patienceMs longest that one question may take. */
export function createNode(where: Where, patienceMs: number) {
  const ask = async <Answer extends z.ZodType>(
    shape: Answer,
    method: string,
    ...params: readonly unknown[]
  ): Promise<z.output<Answer>> => {
    const said = await post(await where(), patienceMs, { jsonrpc: '2.0', id: 1, method, params })
    const parsed = answer.safeParse(said)
    if (!parsed.success) throw new NodeSilent(`${method}: no answer of JSON-RPC`)
    if ('error' in parsed.data)
      throw new NodeRefused(method, parsed.data.error.code, parsed.data.error.message)
    const result = shape.safeParse(parsed.data.result)
    if (!result.success) throw new NodeSilent(`${method}: not what was asked for`)
    return result.data
  }
  const trial = ({ from, to, value, data }: Trial) => ({ from, to, data, value: hex(value) })
  return {
    chainId: () => ask(quantity, 'eth_chainId'),
    head: () => ask(head, 'eth_getBlockByNumber', 'latest', false),
    headAt: (height: bigint) => ask(head.nullable(), 'eth_getBlockByNumber', hex(height), false),
    /** Null where the node does not tell what is final. */
    finalHeight: async (): Promise<bigint | null> => {
      try {
        return (
          (await ask(head.nullable(), 'eth_getBlockByNumber', 'finalized', false))?.number ?? null
        )
      } catch (fault) {
        if (fault instanceof NodeRefused) return null
        throw fault
      }
    },
    blockAt: (height: bigint) => ask(block.nullable(), 'eth_getBlockByNumber', hex(height), true),
    /** Transfers of these tokens in one block, in order. */
    transfers: (blockHash: string, tokens: readonly string[]) =>
      ask(z.array(log), 'eth_getLogs', { blockHash, address: tokens, topics: [transferTopic] }),
    /** Heights of blocks in which one of these tokens moved from or to one of these addresses (small letters). */
    heightsOfTransfers: async (wanted: {
      readonly from: bigint
      readonly to: bigint
      readonly tokens: readonly string[]
      readonly addresses: readonly string[]
    }): Promise<ReadonlySet<bigint>> => {
      const places = wanted.addresses.map((one) => `0x${one.slice(2).padStart(64, '0')}`)
      const range = {
        fromBlock: hex(wanted.from),
        toBlock: hex(wanted.to),
        address: wanted.tokens,
      }
      const found = [
        await ask(z.array(log), 'eth_getLogs', { ...range, topics: [transferTopic, places] }),
        await ask(z.array(log), 'eth_getLogs', { ...range, topics: [transferTopic, null, places] }),
      ]
      return new Set(found.flat().map(({ blockNumber }) => blockNumber))
    },
    /** What waits for a block, as far as the node tells. */
    pool: async (): Promise<readonly NodeTransaction[]> => {
      const pending = z.object({ transactions: z.array(transaction) }).nullable()
      return (await ask(pending, 'eth_getBlockByNumber', 'pending', true))?.transactions ?? []
    },
    /** Where a transaction is; null when the node knows nothing of it. */
    whereIs: async (hash: string): Promise<{ readonly height: bigint | null } | null> => {
      const where = z.object({ blockNumber: quantity.nullish() }).nullable()
      const found = await ask(where, 'eth_getTransactionByHash', hash)
      return found && { height: found.blockNumber ?? null }
    },
    receipt: (hash: string) => ask(receipt.nullable(), 'eth_getTransactionReceipt', hash),
    /** Transactions that the chain has of an address: its next nonce. */
    count: (of: string) => ask(quantity, 'eth_getTransactionCount', of, 'latest'),
    balance: (of: string) => ask(quantity, 'eth_getBalance', of, 'latest'),
    call: (wish: Trial) => ask(bytes, 'eth_call', trial(wish), 'latest'),
    gasFor: (wish: Trial) => ask(quantity, 'eth_estimateGas', trial(wish), 'latest'),
    priorityFee: () => ask(quantity, 'eth_maxPriorityFeePerGas'),
    /** @returns the transaction's hash, as the node works it out. */
    send: (raw: string) => ask(hash, 'eth_sendRawTransaction', raw),
  }
}

const hex = (value: bigint): string => `0x${value.toString(16)}`

async function post(
  where: Awaited<ReturnType<Where>>,
  patienceMs: number,
  body: object,
): Promise<unknown> {
  if (!where) throw new NodeSilent('nobody can say where the node is')
  try {
    const response = await fetch(where.url, {
      method: 'POST',
      headers: { ...where.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    return await response.json()
  } catch (fault) {
    // The address of a node may hold a key: only the kind of fault is told.
    const kind = fault instanceof Error ? fault.name : 'unknown'
    throw new NodeSilent(`the node cannot be asked (${kind})`)
  }
}
