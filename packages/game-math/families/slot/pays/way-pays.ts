import { item } from '../../../at.ts'
import type { Cells } from '../cells.ts'
import type { SlotDefinition } from '../definition.ts'
import type { Cycle } from '../exact/cycle.ts'
import type { View } from '../exact/view.ts'
import { countBothWays } from '../exact/both-ways-cycle.ts'
import { countWays } from '../exact/way-cycle.ts'
import type { PayContext, SpinPays, SpinWin } from './spin-pays.ts'
import { type WaySymbol, waySymbols } from './way-symbol.ts'

/**
 * Wins on neighbouring reels from the first on and, where both ways pay, from the last on; what reaches over all reels is told from the
 * first. Every way pays; what wilds multiply by counts as further ways.
 */
export class WayPays implements SpinPays {
  readonly #symbols: readonly WaySymbol[]
  readonly #times: number
  readonly #bothWays: boolean

  constructor(definition: SlotDefinition, context: PayContext) {
    this.#times = context.times
    this.#bothWays = definition.rule.bothWays === true
    this.#symbols = waySymbols(definition, context)
  }

  wins(grid: readonly (readonly number[])[]): readonly SpinWin[] {
    const reels = [...grid.keys()]
    return this.#symbols.flatMap((symbol) => {
      const first = this.#winsFrom(grid, symbol, reels)
      if (!this.#bothWays || first[0]?.count === reels.length) return first
      return [...first, ...this.#winsFrom(grid, symbol, reels.toReversed())]
    })
  }

  /** What a symbol wins on reels in this order: one win or none. */
  #winsFrom(
    grid: readonly (readonly number[])[],
    symbol: WaySymbol,
    reels: readonly number[],
  ): readonly SpinWin[] {
    const sums = reels.map((reel) =>
      item(grid, reel).reduce((sum, face) => sum + item(symbol.through, face), 0),
    )
    const broken = sums.indexOf(0)
    const count = broken < 0 ? sums.length : broken
    const ways = sums.slice(0, count).reduce((product, sum) => product * sum, 1)
    const pay = ways * (symbol.pays[count] ?? 0)
    return pay > 0 ? [this.#win(grid, symbol, { reels: reels.slice(0, count), ways, pay })] : []
  }

  /** A multiplier is told only where it is the same for every way: that of the spin. */
  #win(
    grid: readonly (readonly number[])[],
    { symbol, through }: WaySymbol,
    {
      reels,
      ways,
      pay,
    }: { readonly reels: readonly number[]; readonly ways: number; readonly pay: number },
  ): SpinWin {
    const cells: Cells = reels.flatMap((reel) =>
      item(grid, reel).flatMap((face, row) =>
        item(through, face) > 0 ? [[reel, row] as const] : [],
      ),
    )
    return { symbol, count: reels.length, multiplier: this.#times, pay, cells, of: { ways } }
  }

  count(views: readonly (readonly View[])[]): Cycle {
    return this.#bothWays ? countBothWays(this.#symbols, views) : countWays(this.#symbols, views)
  }
}
