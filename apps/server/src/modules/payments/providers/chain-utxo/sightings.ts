import type { ChainTransaction } from './node/chain-block.ts'
import type { ScriptBook } from './script-book.ts'
import type { SeenOutput } from './store/insert-outputs.ts'

/** What transactions have to do with us. */
export interface Sightings {
  readonly outputs: readonly SeenOutput[]
  /** What transactions that pay us spend. */
  readonly spends: readonly { readonly outpoint: string; readonly by: string }[]
}

export function sightingsIn(
  transactions: readonly ChainTransaction[],
  book: ScriptBook,
): Sightings {
  const outputs: SeenOutput[] = []
  const spends: { outpoint: string; by: string }[] = []
  for (const { txid, outputs: paid, spends: spent, senders } of transactions) {
    const ours = paid.flatMap(({ script, units }, vout) => {
      const owned = book.owned(script)
      return owned ? [{ txid, vout, units, senders: senders(), ...owned }] : []
    })
    if (ours.length === 0) continue
    outputs.push(...ours)
    spends.push(...spent.map((outpoint) => ({ outpoint, by: txid })))
  }
  return { outputs, spends }
}
