import type { EvmAsset } from './chain.ts'

/** Coins of which the hot address has too little for a payout: that payout is asked for again until there is enough. */
export interface Shortages {
  readonly note: (asset: EvmAsset, address: string) => void
  /** There was enough. */
  readonly over: (asset: EvmAsset) => void
  /** What an operator should send where. */
  readonly now: () => readonly { readonly asset: EvmAsset; readonly address: string }[]
}

/** Payouts are asked for again within an hour; what nobody asked for since then is no longer wanted. */
const lastsMs = 2 * 60 * 60_000

/** @param now epoch milliseconds. */
export function createShortages(now: () => number): Shortages {
  const short = new Map<EvmAsset, { readonly address: string; readonly at: number }>()
  return {
    note: (asset, address) => void short.set(asset, { address, at: now() }),
    over: (asset) => void short.delete(asset),
    now: () =>
      [...short]
        .filter(([, { at }]) => now() - at < lastsMs)
        .map(([asset, { address }]) => ({ asset, address })),
  }
}
