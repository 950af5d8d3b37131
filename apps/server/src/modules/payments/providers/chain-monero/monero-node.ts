import { z } from 'zod'
import type { AskMonero } from './ask-monero.ts'

/** Where a transaction of ours stands. */
export interface Place {
  readonly txid: string
  /** Null: it waits. */
  readonly height: number | null
  /** Of its block, epoch milliseconds. */
  readonly at: number
}

export interface MoneroNode {
  readonly tip: () => Promise<{ readonly height: number; readonly hash: string }>
  /** Null above the tip. */
  readonly hashAt: (height: number) => Promise<string | null>
  /** Those that it has. */
  readonly places: (txids: readonly string[]) => Promise<readonly Place[]>
  /** @returns null, or why it does not take it. */
  readonly send: (raw: string) => Promise<string | null>
}

const info = z.object({
  height: z.int().min(1),
  top_block_hash: z.string(),
  status: z.literal('OK'),
})
const header = z.object({ block_header: z.object({ hash: z.string() }) })
const placed = z.object({
  status: z.literal('OK'),
  txs: z
    .array(
      z.object({
        tx_hash: z.string(),
        in_pool: z.boolean(),
        block_height: z.int().optional(),
        block_timestamp: z.int().optional(),
      }),
    )
    .default([]),
})
const taken = z.object({ status: z.string(), reason: z.string().default('') })
const atOnce = 100

export function createMoneroNode({ call, post }: AskMonero): MoneroNode {
  const tip: MoneroNode['tip'] = async () => {
    const { height, top_block_hash: hash } = await call('get_info', {}, info)
    return { height: height - 1, hash }
  }
  return {
    tip,
    hashAt: async (height) => {
      if (height > (await tip()).height) return null
      return (await call('get_block_header_by_height', { height }, header)).block_header.hash
    },
    places: async (txids) => {
      const found: Place[] = []
      for (let at = 0; at < txids.length; at += atOnce) {
        const wanted = { txs_hashes: txids.slice(at, at + atOnce) }
        const { txs } = await post('/get_transactions', wanted, placed)
        for (const one of txs) {
          const height = one.in_pool ? null : (one.block_height ?? null)
          found.push({ txid: one.tx_hash, height, at: (one.block_timestamp ?? 0) * 1_000 })
        }
      }
      return found
    },
    send: async (raw) => {
      const told = await post(
        '/send_raw_transaction',
        { tx_as_hex: raw, do_not_relay: false },
        taken,
      )
      return told.status === 'OK' ? null : `${told.status} ${told.reason}`.trim()
    },
  }
}
