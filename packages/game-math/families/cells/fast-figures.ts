import { at, item } from '../../at.ts'
import type { CellLinesRule, CellsDefinition } from './definition.ts'
import { dearestOf, figuresOf } from './figures.ts'

/** What the lines and corners of a grid pay, by numbers: cells column by column, symbols in the order of pays, the wild after them. */
export class FastFigures {
  readonly #cells: readonly Int32Array[]
  /** `[figure][symbol]`; of wilds alone the last entry. */
  readonly #pays: readonly Int32Array[]
  readonly #wild: number

  constructor(definition: CellsDefinition, rule: CellLinesRule, paying: readonly string[]) {
    const figures = figuresOf(definition, rule)
    const start = definition.rows.map((_, column) =>
      definition.rows.slice(0, column).reduce((sum, height) => sum + height, 0),
    )
    this.#wild = paying.length
    this.#cells = figures.map(({ cells }) =>
      Int32Array.from(cells, ([column, row]) => item(start, column) + row),
    )
    this.#pays = figures.map((figure) =>
      Int32Array.from([...paying, dearestOf(figure)], (symbol) => figure.pays.get(symbol) ?? 0),
    )
  }

  unitsOf(grid: Int32Array): number {
    let units = 0
    for (let figure = 0; figure < this.#cells.length; figure++) {
      const shown = this.#shown(grid, item(this.#cells, figure))
      if (shown >= 0) units += at(item(this.#pays, figure), shown)
    }
    return units
  }

  /** The symbol of all of these cells; below 0 where they differ. */
  #shown(grid: Int32Array, cells: Int32Array): number {
    let shown = this.#wild
    for (let place = 0; place < cells.length; place++) {
      const symbol = at(grid, at(cells, place))
      if (symbol === this.#wild || symbol === shown) continue
      if (shown !== this.#wild) return -1
      shown = symbol
    }
    return shown
  }
}
