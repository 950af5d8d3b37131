import { item } from '../../../at.ts'
import type { WaySymbol } from '../pays/way-symbol.ts'
import type { Cycle } from './cycle.ts'
import { countCycle, type ReelReader, type Running } from './cycle-walk.ts'
import type { View } from './view.ts'

/** Counts every combination of views, exactly, in a game of ways from the first reel on. */
export function countWays(
  symbols: readonly WaySymbol[],
  views: readonly (readonly View[])[],
): Cycle {
  return countCycle(new WayReader(symbols, views), views)
}

/** Reads the ways of each symbol. What runs are symbols and how many ways each has, as `ways * symbols + symbol`. */
class WayReader implements ReelReader {
  readonly start: Running
  readonly most: number
  readonly #symbols: readonly WaySymbol[]
  readonly #reels: number

  constructor(symbols: readonly WaySymbol[], views: readonly (readonly View[])[]) {
    this.#symbols = symbols
    this.#reels = views.length
    this.start = symbols.map((_, symbol) => symbols.length + symbol)
    this.most = symbols.reduce((sum, symbol) => sum + mostOf(symbol, views), 0)
  }

  read(reel: number, running: Running, { cells }: View, into: number[]): number {
    const isLast = reel + 1 === this.#reels
    let paid = 0
    for (const packed of running) {
      const number = packed % this.#symbols.length
      const symbol = item(this.#symbols, number)
      const ways = (packed - number) / this.#symbols.length
      const more = waysThrough(symbol, cells)
      if (more === 0) paid += ways * (symbol.pays[reel] ?? 0)
      else if (isLast) paid += ways * more * (symbol.pays[reel + 1] ?? 0)
      else into.push(ways * more * this.#symbols.length + number)
    }
    return paid
  }
}

/** In how many ways a symbol goes on through cells. */
export function waysThrough({ through }: WaySymbol, cells: readonly number[]): number {
  let ways = 0
  for (const face of cells) ways += through[face] ?? 0
  return ways
}

/** No less than a symbol can pay for reels from the first on. */
export function mostOf(symbol: WaySymbol, views: readonly (readonly View[])[]): number {
  let ways = 1
  const most = views.map((reel, number) => {
    ways *= Math.max(0, ...reel.map(({ cells }) => waysThrough(symbol, cells)))
    return ways * (symbol.pays[number + 1] ?? 0)
  })
  return Math.max(...most)
}
