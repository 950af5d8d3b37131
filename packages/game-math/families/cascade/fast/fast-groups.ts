import { at } from '../../../at.ts'
import { type CascadeRules, payOf } from '../rules.ts'
import type { FastGrid } from './fast-grid.ts'
import type { FastPlaces } from './fast-places.ts'

/** Finds what pays in a grid, as `groups.ts` does, marks its cells as gone and returns the units it pays, multiplied by its places alone. */
export class FastGroups {
  readonly #rules: CascadeRules
  readonly #grid: FastGrid
  readonly #places: FastPlaces | null
  readonly #symbolCount: number
  readonly #counts: Int32Array
  readonly #stamps: Int32Array
  readonly #stack: Int32Array
  #stamp = 0

  constructor(rules: CascadeRules, grid: FastGrid, places: FastPlaces | null) {
    this.#rules = rules
    this.#grid = grid
    this.#places = places
    this.#symbolCount = rules.definition.symbols.length
    this.#counts = new Int32Array(rules.reelCount * this.#symbolCount)
    this.#stamps = new Int32Array(rules.reelCount * rules.rowCount)
    this.#stack = new Int32Array(rules.reelCount * rules.rowCount)
  }

  clear(): number {
    switch (this.#rules.definition.by) {
      case 'anywhere':
        return this.#anywhere()
      case 'ways':
        return this.#ways()
      case 'cluster':
        return this.#clusters()
    }
  }

  #anywhere(): number {
    const { reelCount, rowCount, heights, symbols } = this.#grid
    const counts = this.#counts
    counts.fill(0, 0, this.#symbolCount)
    for (let reel = 0; reel < reelCount; reel++) {
      const end = reel * rowCount + at(heights, reel)
      for (let cell = reel * rowCount; cell < end; cell++) {
        const symbol = at(symbols, cell)
        counts[symbol] = at(counts, symbol) + 1
      }
    }
    let units = 0
    let paying = 0
    for (let symbol = 0; symbol < this.#symbolCount; symbol++) {
      const pay = payOf(this.#rules, symbol, at(counts, symbol))
      if (pay === 0) continue
      units += this.#places === null ? pay : pay * this.#places.ofSymbol(symbol)
      paying |= 1 << symbol
    }
    if (paying !== 0) this.#markSymbols(paying, reelCount)
    return units
  }

  /** Marks the cells of a set of symbols on the first `reels` reels. */
  #markSymbols(set: number, reels: number): void {
    const { rowCount, heights, symbols, gone } = this.#grid
    for (let reel = 0; reel < reels; reel++) {
      const end = reel * rowCount + at(heights, reel)
      for (let cell = reel * rowCount; cell < end; cell++) {
        if ((set >> at(symbols, cell)) & 1) gone[cell] = 1
      }
    }
  }

  #ways(): number {
    const { reelCount, rowCount, heights, symbols } = this.#grid
    const counts = this.#counts
    counts.fill(0)
    for (let reel = 0; reel < reelCount; reel++) {
      const end = reel * rowCount + at(heights, reel)
      for (let cell = reel * rowCount; cell < end; cell++) {
        const index = reel * this.#symbolCount + at(symbols, cell)
        counts[index] = at(counts, index) + 1
      }
    }
    let units = 0
    for (let symbol = 0; symbol < this.#symbolCount; symbol++) {
      if (at(counts, symbol) > 0) units += this.#waysOf(symbol)
    }
    return units
  }

  #waysOf(symbol: number): number {
    const { wild } = this.#rules
    let ways = 1
    let reels = 0
    for (; reels < this.#grid.reelCount; reels++) {
      const first = reels * this.#symbolCount
      const shown =
        at(this.#counts, first + symbol) + (wild < 0 ? 0 : at(this.#counts, first + wild))
      if (shown === 0) break
      ways *= shown
    }
    const pay = payOf(this.#rules, symbol, reels)
    if (pay > 0) this.#markSymbols((1 << symbol) | (wild < 0 ? 0 : 1 << wild), reels)
    return ways * pay
  }

  #clusters(): number {
    const { reelCount, rowCount, heights, symbols } = this.#grid
    const earlier = this.#stamp
    let units = 0
    for (let reel = 0; reel < reelCount; reel++) {
      const end = reel * rowCount + at(heights, reel)
      for (let cell = reel * rowCount; cell < end; cell++) {
        const symbol = at(symbols, cell)
        if (symbol === this.#rules.wild || at(this.#stamps, cell) > earlier) continue
        const count = this.#flood(cell, symbol)
        const pay = payOf(this.#rules, symbol, count)
        if (pay === 0) continue
        units += this.#places === null ? pay : pay * this.#places.ofCells(this.#stack, count)
        for (let i = 0; i < count; i++) this.#grid.gone[at(this.#stack, i)] = 1
      }
    }
    return units
  }

  /** Stamps the cluster that a cell belongs to; returns its size, its cells lie in the stack. */
  #flood(start: number, symbol: number): number {
    const { reelCount, rowCount, heights } = this.#grid
    const stamp = ++this.#stamp
    this.#stamps[start] = stamp
    this.#stack[0] = start
    let size = 1
    for (let next = 0; next < size; next++) {
      const cell = at(this.#stack, next)
      const row = cell % rowCount
      const reel = (cell - row) / rowCount
      if (row > 0) size = this.#join(cell - 1, symbol, stamp, size)
      if (row + 1 < at(heights, reel)) size = this.#join(cell + 1, symbol, stamp, size)
      if (reel > 0 && row < at(heights, reel - 1)) {
        size = this.#join(cell - rowCount, symbol, stamp, size)
      }
      if (reel + 1 < reelCount && row < at(heights, reel + 1)) {
        size = this.#join(cell + rowCount, symbol, stamp, size)
      }
    }
    return size
  }

  #join(cell: number, symbol: number, stamp: number, size: number): number {
    const found = at(this.#grid.symbols, cell)
    if ((found !== symbol && found !== this.#rules.wild) || at(this.#stamps, cell) === stamp) {
      return size
    }
    this.#stamps[cell] = stamp
    this.#stack[size] = cell
    return size + 1
  }
}
