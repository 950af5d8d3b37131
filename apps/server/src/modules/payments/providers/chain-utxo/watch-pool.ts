import { type Lease, whileHolding } from '#platform/leases/lease'
import type { Following } from './follow-chain.ts'
import type { ChainTransaction } from './node/chain-block.ts'
import { sightingsIn } from './sightings.ts'
import { insertOutputs } from './store/insert-outputs.ts'
import { insertSpends } from './store/insert-spends.ts'
import { markChanges } from './store/mark-changes.ts'
import { noteMissing } from './store/note-missing.ts'

/** Looks at what waits for a block. Each transaction is read once, for as long as it waits. */
export interface PoolWatch {
  /** @returns the names of all that waits. */
  readonly look: (lease: Lease, height: number) => Promise<ReadonlySet<string>>
}

export function createPoolWatch({ database, coin, node, book }: Following): PoolWatch {
  let read = new Set<string>()
  return {
    look: async (lease, height) => {
      const waiting = new Set(await node.pool())
      const fresh: ChainTransaction[] = []
      // An address is known here before a payment to it can be in the list that was just read.
      await book.refresh(database)
      for (const txid of waiting) {
        if (read.has(txid)) continue
        const transaction = await node.transaction(txid)
        if (transaction) fresh.push(transaction)
      }
      const { outputs, spends } = sightingsIn(fresh, book)
      await whileHolding(database, lease, async (tx) => {
        await insertOutputs(tx, coin.provider, outputs, null)
        await insertSpends(tx, coin.provider, spends)
        await noteMissing(tx, coin.provider, [...waiting], height)
        await markChanges(tx, coin.provider, height)
      })
      read = waiting
      return waiting
    },
  }
}
