import { at } from '../../../at.ts'
import type { WaySymbol } from '../pays/way-symbol.ts'
import { FastWays } from './fast-ways.ts'
import type { ReelViews } from './reel-views.ts'
import type { ViewsPays } from './views-pays.ts'

/** Wins on neighbouring reels from the first on and from the last on, those over all reels once. */
export class FastBothWays implements ViewsPays {
  readonly #fromFirst: FastWays
  /** Reads the reels from the last to the first. */
  readonly #fromLast: FastWays
  readonly #back: Int32Array

  constructor(symbols: readonly WaySymbol[], reels: readonly ReelViews[]) {
    const paidOnce = symbols.map((symbol) => ({
      ...symbol,
      pays: Array.from({ length: reels.length }, (_, count) => symbol.pays[count] ?? 0),
    }))
    this.#fromFirst = new FastWays(symbols, reels)
    this.#fromLast = new FastWays(paidOnce, reels.toReversed())
    this.#back = new Int32Array(reels.length)
  }

  units(views: Int32Array): number {
    const last = views.length - 1
    for (let reel = 0; reel <= last; reel++) this.#back[last - reel] = at(views, reel)
    return this.#fromFirst.units(views) + this.#fromLast.units(this.#back)
  }
}
