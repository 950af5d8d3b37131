import { at } from '../../../at.ts'
import type { FastGrid } from './fast-grid.ts'

/** What the places of a grid multiply by, as `place-multipliers.ts` counts it. */
export class FastPlaces {
  readonly #grid: FastGrid
  /** `[wins]`: what a place counts for in a sum, which leaves out multipliers of 1. */
  readonly #counted: Int32Array
  readonly #wins: Int32Array

  constructor(grid: FastGrid, multipliers: readonly number[]) {
    this.#grid = grid
    this.#counted = Int32Array.from(multipliers, (value) => (value > 1 ? value : 0))
    this.#wins = new Int32Array(grid.reelCount * grid.rowCount)
  }

  clear(): void {
    this.#wins.fill(0)
  }

  /** What a win of all cells of a symbol is multiplied by. */
  ofSymbol(symbol: number): number {
    const { symbols } = this.#grid
    let sum = 0
    for (let cell = 0; cell < symbols.length; cell++) {
      if (at(symbols, cell) === symbol) sum += this.#countedOn(cell)
    }
    return Math.max(1, sum)
  }

  /** What a win of the first cells of a list is multiplied by. */
  ofCells(cells: Int32Array, count: number): number {
    let sum = 0
    for (let i = 0; i < count; i++) sum += this.#countedOn(at(cells, i))
    return Math.max(1, sum)
  }

  /** Every place whose cell is about to go has won once more. */
  rise(): void {
    const { gone } = this.#grid
    const last = this.#counted.length - 1
    for (let cell = 0; cell < gone.length; cell++) {
      if (at(gone, cell) === 1 && at(this.#wins, cell) < last) {
        this.#wins[cell] = at(this.#wins, cell) + 1
      }
    }
  }

  #countedOn(cell: number): number {
    return at(this.#counted, at(this.#wins, cell))
  }
}
