import { z } from 'zod'
import type { Coin } from '../coins.ts'
import type { AskNode } from './ask-node.ts'
import { NodeRefusal, NodeSilence } from './ask-node.ts'
import type { ChainBlock, ChainTransaction } from './chain-block.ts'
import { decodedBlock, decodedTransaction } from './decoded-block.ts'
import { unitsOf } from './exact-json.ts'
import { blockOfRaw, transactionOfRaw } from './raw-block.ts'

/** What is asked of a node. Each throws NodeSilence when there is no answer that can be used. */
export interface ChainNode {
  tip(): Promise<{ readonly network: string; readonly height: number; readonly hash: string }>
  /** Null beyond the tip. */
  hashAt(height: number): Promise<string | null>
  block(hash: string): Promise<ChainBlock>
  /** Names of what waits for a block. */
  pool(): Promise<readonly string[]>
  /** Null when it no longer waits. */
  transaction(txid: string): Promise<ChainTransaction | null>
  /** Hands a transaction over. @returns null, or the node's words for a no. Some nodes say nothing of a no: look into the pool. */
  send(raw: string): Promise<string | null>
  /** Units for a virtual byte, for one of the next blocks; null when the node cannot tell. */
  feeRate(): Promise<bigint | null>
}

const tip = z.object({ chain: z.string(), blocks: z.int().min(0), bestblockhash: z.string() })
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const hex = z.string().regex(/^([0-9a-f]{2})+$/)
const smartFee = z.object({
  feerate: z.union([z.string(), z.number()]).optional(),
  fee: z.union([z.string(), z.number()]).optional(),
})

const soonBlocks = 3

export function createChainNode(coin: Coin, ask: AskNode): ChainNode {
  return {
    tip: async () => {
      const { chain, blocks, bestblockhash } = read(tip, await ask('getblockchaininfo'))
      return { network: chain, height: blocks, hash: bestblockhash }
    },
    hashAt: (height) => orNull(async () => read(hash, await ask('getblockhash', height))),
    block: async (name) => {
      const block = await blockOf(coin, ask, name)
      if (block.hash !== name) throw new NodeSilence(`${name} is not the block that came`)
      return block
    },
    pool: async () => read(z.array(hash), await ask('getrawmempool')),
    transaction: (txid) =>
      orNull(async () => {
        const transaction = await transactionOf(coin, ask, txid)
        if (transaction.txid !== txid) throw new NodeSilence(`${txid} is not what came`)
        return transaction
      }),
    send: async (raw) => {
      try {
        await ask('sendrawtransaction', raw)
        return null
      } catch (fault) {
        if (fault instanceof NodeRefusal) return fault.message
        throw fault
      }
    },
    feeRate: async () => {
      const told = await orNull(async () =>
        read(smartFee, await ask('estimatesmartfee', soonBlocks)),
      )
      const forKilobyte = unitsOf(told?.feerate ?? told?.fee ?? '')
      return forKilobyte === null || forKilobyte <= 0n ? null : (forKilobyte + 999n) / 1000n
    },
  }
}

async function blockOf({ blocks }: Coin, ask: AskNode, name: string): Promise<ChainBlock> {
  if (blocks === 'decoded') return read(decodedBlock, await ask('getblock', name, 2))
  const raw = read(hex, await ask('getblock', name, false))
  return parsed(() => blockOfRaw(Buffer.from(raw, 'hex')))
}

async function transactionOf(
  { blocks }: Coin,
  ask: AskNode,
  txid: string,
): Promise<ChainTransaction> {
  if (blocks === 'decoded')
    return read(decodedTransaction, await ask('getrawtransaction', txid, true))
  const raw = read(hex, await ask('getrawtransaction', txid))
  return parsed(() => transactionOfRaw(Buffer.from(raw, 'hex')))
}

function read<Schema extends z.ZodType>(schema: Schema, told: unknown): z.output<Schema> {
  const parse = schema.safeParse(told)
  if (!parse.success) throw new NodeSilence('the node answered in another shape')
  return parse.data
}

function parsed<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (fault) {
    throw new NodeSilence('the node told bytes that are none', { cause: fault })
  }
}

/** A no to a question about one thing: there is no such thing. */
async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof NodeRefusal) return null
    throw fault
  }
}
