import type { MoneroView } from '@fairhouse/contract/signer/request'
import { z } from 'zod'
import { type AskMonero, MoneroRefusal, unitsShape } from './ask-monero.ts'

/** Coins that came, as the wallet sees them. */
export interface Transfer {
  readonly txid: string
  /** Of the subaddress. */
  readonly number: number
  readonly units: bigint
  /** Null: it waits for a block. */
  readonly height: number | null
  readonly locked: boolean
  /** Of its block, or when it was seen; epoch milliseconds. */
  readonly at: number
}

/** A wallet that sees everything that comes and can spend nothing of it. */
export interface MoneroWallet {
  /** Makes sure that this wallet is open, with so many subaddresses. */
  readonly ready: (view: NonNullable<MoneroView>, since: number, addresses: number) => Promise<void>
  /** Reads what the node has. */
  readonly refresh: () => Promise<void>
  /** The last block that it read. */
  readonly height: () => Promise<number>
  readonly createAddress: () => Promise<{ readonly number: number; readonly address: string }>
  /** All that came in blocks above a height, or waits. */
  readonly transfersAbove: (height: number) => Promise<readonly Transfer[]>
  /** What a transaction of ours paid to an address, proved by its key. */
  readonly paidTo: (txid: string, key: string, address: string) => Promise<bigint>
}

/** A wallet is made in half a minute on a busy machine. */
const openMs = 240_000

const none = z.unknown()
const own = z.object({ address: z.string() })
const all = z.object({ addresses: z.array(z.object({ address_index: z.int() })) })
const made = z.object({ address: z.string(), address_index: z.int().min(1) })
const height = z.object({ height: z.int() })
const received = z.object({ received: unitsShape })
const transfer = z.object({
  txid: z.string(),
  amount: unitsShape,
  height: z.int(),
  locked: z.boolean(),
  timestamp: z.int(),
  subaddr_index: z.object({ major: z.int(), minor: z.int() }),
})
const transfers = z.object({
  in: z.array(transfer).default([]),
  pool: z.array(transfer).default([]),
})

export function createMoneroWallet({ call }: AskMonero): MoneroWallet {
  /** @returns the address of the wallet that is open; null for none. */
  async function opened(): Promise<string | null> {
    try {
      return (await call('get_address', { account_index: 0 }, own)).address
    } catch (fault) {
      if (fault instanceof MoneroRefusal) return null
      throw fault
    }
  }
  async function open({ address, viewKey }: NonNullable<MoneroView>, since: number) {
    const file = { filename: `view-${address.slice(0, 24)}`, password: '' }
    try {
      await call('open_wallet', file, none, openMs)
    } catch (fault) {
      if (!(fault instanceof MoneroRefusal)) throw fault
      const wish = { ...file, address, viewkey: viewKey, restore_height: since }
      await call('generate_from_keys', wish, none, openMs)
    }
  }
  return {
    ready: async (view, since, addresses) => {
      if ((await opened()) !== view.address) await open(view, since)
      const { addresses: known } = await call('get_address', { account_index: 0 }, all)
      // Subaddresses of a wallet that was made anew come back one by one, in their order.
      for (let count = known.length; count <= addresses; count++)
        await call('create_address', { account_index: 0 }, made)
    },
    refresh: async () => void (await call('refresh', {}, none)),
    height: async () => (await call('get_height', {}, height)).height - 1,
    createAddress: async () => {
      const { address, address_index: number } = await call(
        'create_address',
        { account_index: 0 },
        made,
      )
      return { number, address }
    },
    transfersAbove: async (above) => {
      const wish = { in: true, pool: true, account_index: 0, filter_by_height: true }
      const told = await call('get_transfers', { ...wish, min_height: above }, transfers)
      return [
        ...told.in.map((one) => ({ ...named(one), height: one.height })),
        ...told.pool.map((one) => ({ ...named(one), height: null })),
      ]
    },
    paidTo: async (txid, key, address) =>
      (await call('check_tx_key', { txid, tx_key: key, address }, received)).received,
  }
}

const named = (one: z.output<typeof transfer>) => ({
  txid: one.txid,
  number: one.subaddr_index.minor,
  units: one.amount,
  locked: one.locked,
  at: one.timestamp * 1_000,
})
