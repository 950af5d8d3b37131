import { item } from '../../at.ts'
import type { Cells } from '../cells.ts'
import type { SlotDefinition } from '../definition.ts'
import type { Cycle } from '../exact/cycle.ts'
import type { View } from '../exact/view.ts'
import { countWays } from '../exact/way-cycle.ts'
import type { PayContext, SpinPays, SpinWin } from './spin-pays.ts'
import { type WaySymbol, waySymbols } from './way-symbol.ts'

/** Wins on neighbouring reels from the first on. Every way pays; what wilds multiply by counts as further ways. */
export class WayPays implements SpinPays {
  readonly #symbols: readonly WaySymbol[]
  readonly #times: number

  constructor(definition: SlotDefinition, context: PayContext) {
    this.#times = context.times
    this.#symbols = waySymbols(definition, context)
  }

  wins(grid: readonly (readonly number[])[]): readonly SpinWin[] {
    return this.#symbols.flatMap((symbol) => {
      const sums = grid.map((cells) =>
        cells.reduce((sum, face) => sum + item(symbol.through, face), 0),
      )
      const broken = sums.indexOf(0)
      const count = broken < 0 ? sums.length : broken
      const ways = sums.slice(0, count).reduce((product, sum) => product * sum, 1)
      const pay = ways * (symbol.pays[count] ?? 0)
      return pay > 0 ? [this.#win(grid.slice(0, count), symbol, { ways, pay })] : []
    })
  }

  /** A multiplier is told only where it is the same for every way: that of the spin. */
  #win(
    grid: readonly (readonly number[])[],
    { symbol, through }: WaySymbol,
    { ways, pay }: { readonly ways: number; readonly pay: number },
  ): SpinWin {
    const cells: Cells = grid.flatMap((column, reel) =>
      column.flatMap((face, row) => (item(through, face) > 0 ? [[reel, row] as const] : [])),
    )
    return { symbol, count: grid.length, multiplier: this.#times, pay, cells, of: { ways } }
  }

  count(views: readonly (readonly View[])[]): Cycle {
    return countWays(this.#symbols, views)
  }
}
