import { at, item } from '../../../at.ts'
import type { WaySymbol } from '../pays/way-symbol.ts'
import { FirstReels, type FirstWins } from './first-reels.ts'
import type { ReelViews } from './reel-views.ts'
import type { ViewsPays } from './views-pays.ts'

/** Wins on neighbouring reels from the first on. What is open of the first reels: a symbol, and the ways that lead to it. */
export class FastWays implements ViewsPays {
  readonly #first: FirstReels
  /** `[reel][view * symbols + symbol]`: in how many ways a symbol goes on. */
  readonly #through: readonly Int32Array[]
  /** `[symbol * (reels + 1) + count]`. */
  readonly #pays: Int32Array
  readonly #symbolCount: number

  constructor(symbols: readonly WaySymbol[], reels: readonly ReelViews[]) {
    this.#symbolCount = symbols.length
    this.#through = reels.map((views) => throughOf(views, symbols))
    this.#pays = Int32Array.from(
      symbols.flatMap(({ pays }) =>
        Array.from({ length: reels.length + 1 }, (_, count) => pays[count] ?? 0),
      ),
    )
    this.#first = new FirstReels(reels, (views) => this.#begun(views))
  }

  units(views: Int32Array): number {
    const first = this.#first
    const block = first.find(views)
    const { list } = first
    const end = at(list, block + 1)
    let units = at(list, block)
    for (let open = block + 2; open < end; open += 2) {
      units += this.#finished(at(list, open), at(list, open + 1), views)
    }
    return units
  }

  #finished(symbol: number, begun: number, views: Int32Array): number {
    const reels = this.#through.length
    let ways = begun
    let reel = this.#first.count
    for (; reel < reels; reel++) {
      const through = this.#waysOn(reel, at(views, reel), symbol)
      if (through === 0) break
      ways *= through
    }
    return ways * at(this.#pays, symbol * (reels + 1) + reel)
  }

  #waysOn(reel: number, view: number, symbol: number): number {
    return at(item(this.#through, reel), view * this.#symbolCount + symbol)
  }

  #begun(views: readonly number[]): FirstWins {
    let settled = 0
    const open: number[] = []
    for (let symbol = 0; symbol < this.#symbolCount; symbol++) {
      let ways = 1
      let count = 0
      for (; count < views.length; count++) {
        const through = this.#waysOn(count, item(views, count), symbol)
        if (through === 0) break
        ways *= through
      }
      if (count === views.length && count < this.#through.length) open.push(symbol, ways)
      else settled += ways * at(this.#pays, symbol * (this.#through.length + 1) + count)
    }
    return { settled, open }
  }
}

function throughOf(views: ReelViews, symbols: readonly WaySymbol[]): Int32Array {
  const all = Array.from({ length: views.count }, (_, view) =>
    symbols.map(({ through }) =>
      views.window(view).reduce((sum, face) => sum + item(through, face), 0),
    ),
  )
  return Int32Array.from(all.flat())
}
