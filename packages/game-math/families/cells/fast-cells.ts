import type { WordSource } from '@fairhouse/fairness/draw'
import { at, item } from '../../at.ts'
import { Urn } from '../cascade/fast/urn.ts'
import type { CellsDefinition } from './definition.ts'
import { FastFigures } from './fast-figures.ts'

/** Plays rounds of a grid of cells without telling them, word for word as `cellsGame` draws. */
export class FastCells {
  /** Pay units of the round played last. */
  units = 0
  readonly #urn: Urn
  readonly #cells: number
  /** `[symbol]`: how many are in view; of the wild the last entry. */
  readonly #counts: Int32Array
  /** `[symbol][count]`. */
  readonly #pays: readonly Int32Array[]
  readonly #maxUnits: number
  /** Null where symbols pay wherever they are. */
  readonly #figures: FastFigures | null
  readonly #grid: Int32Array

  constructor(definition: CellsDefinition) {
    const { symbols, rows, weights, wild, pays, maxUnits } = definition
    const paying = Object.keys(pays)
    const placeOf = (symbol: string) => (symbol === wild ? paying.length : paying.indexOf(symbol))
    this.#urn = new Urn(
      Int32Array.from(
        symbols.flatMap((symbol) =>
          Array.from({ length: weights[symbol] ?? 0 }, () => placeOf(symbol)),
        ),
      ),
    )
    this.#cells = rows.reduce((sum, row) => sum + row, 0)
    this.#counts = new Int32Array(paying.length + 1)
    this.#pays = Object.values(pays).map((row) =>
      Int32Array.from(
        { length: this.#cells + 1 },
        (_, count) => row[Math.min(count, row.length - 1)] ?? 0,
      ),
    )
    this.#maxUnits = maxUnits
    this.#grid = new Int32Array(this.#cells)
    this.#figures =
      definition.rule === undefined ? null : new FastFigures(definition, definition.rule, paying)
  }

  play(words: WordSource): void {
    if (this.#figures !== null) return this.#playFigures(words, this.#figures)
    const counts = this.#counts.fill(0)
    for (let cell = 0; cell < this.#cells; cell++) {
      const symbol = this.#urn.draw(words)
      counts[symbol] = at(counts, symbol) + 1
    }
    const wilds = at(counts, this.#pays.length)
    let units = 0
    for (let symbol = 0; symbol < this.#pays.length; symbol++) {
      const count = at(counts, symbol)
      if (count > 0) units += at(item(this.#pays, symbol), count + wilds)
    }
    this.units = Math.min(units, this.#maxUnits)
  }

  #playFigures(words: WordSource, figures: FastFigures): void {
    const grid = this.#grid
    for (let cell = 0; cell < this.#cells; cell++) grid[cell] = this.#urn.draw(words)
    this.units = Math.min(figures.unitsOf(grid), this.#maxUnits)
  }
}
