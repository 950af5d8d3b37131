import type { WordSource } from '@fairhouse/fairness/draw'
import { at, item } from '../../../at.ts'
import type { SpinMode } from '../definition.ts'
import type { CascadeRules } from '../rules.ts'
import { Urn } from './urn.ts'

/** The grid of `grid.ts` as typed arrays: the cell in `row` of `reel` is at `reel * rowCount + row`. */
export class FastGrid {
  readonly rowCount: number
  readonly reelCount: number
  readonly heights: Int32Array
  readonly symbols: Int32Array
  /** 1 where a win clears the cell. */
  readonly gone: Int32Array
  readonly #values: Int32Array
  readonly #rules: CascadeRules
  readonly #heightUrns: readonly (Urn | null)[]
  readonly #urns: Readonly<Record<SpinMode, readonly Urn[]>>
  readonly #bombs: Urn | null

  constructor(rules: CascadeRules) {
    const { reelCount, rowCount } = rules
    this.#rules = rules
    this.reelCount = reelCount
    this.rowCount = rowCount
    this.heights = Int32Array.from(rules.heights, (list) => list[0] ?? 0)
    this.symbols = new Int32Array(reelCount * rowCount)
    this.gone = new Int32Array(reelCount * rowCount)
    this.#values = new Int32Array(reelCount * rowCount)
    this.#heightUrns = rules.heights.map((list) => (list.length > 1 ? new Urn(list) : null))
    this.#urns = {
      base: rules.urns.base.map((list) => new Urn(list)),
      free: rules.urns.free.map((list) => new Urn(list)),
    }
    this.#bombs = rules.bombValues.length > 0 ? new Urn(rules.bombValues) : null
  }

  /** A new grid. */
  draw(mode: SpinMode, words: WordSource): void {
    for (let reel = 0; reel < this.reelCount; reel++) {
      const urn = this.#heightUrns[reel]
      if (urn) this.heights[reel] = urn.draw(words)
    }
    for (let reel = 0; reel < this.reelCount; reel++) {
      this.#fill(reel, at(this.heights, reel), mode, words)
    }
  }

  /** What is not gone falls, new cells follow; corners that were gone turn wild. */
  fall(mode: SpinMode, words: WordSource): void {
    const corners = this.#rules.definition.cornerWilds ? this.#goneCorners() : 0
    for (let reel = 0; reel < this.reelCount; reel++) {
      const top = reel * this.rowCount
      let to = top + at(this.heights, reel) - 1
      for (let from = to; from >= top; from--) {
        if (at(this.gone, from) === 1) continue
        this.symbols[to] = at(this.symbols, from)
        this.#values[to] = at(this.#values, from)
        to--
      }
      this.#fill(reel, to - top + 1, mode, words)
    }
    this.gone.fill(0)
    for (let corner = 0; corner < 4; corner++) {
      if ((corners >> corner) & 1) this.symbols[this.#corner(corner)] = this.#rules.wild
    }
  }

  /** How many of a symbol are in view. */
  count(symbol: number): number {
    let count = 0
    for (let reel = 0; reel < this.reelCount; reel++) {
      const top = reel * this.rowCount
      const end = top + at(this.heights, reel)
      for (let cell = top; cell < end; cell++) if (at(this.symbols, cell) === symbol) count++
    }
    return count
  }

  /** Values of all bombs in view. */
  bombSum(): number {
    if (this.#bombs === null) return 0
    let sum = 0
    for (let reel = 0; reel < this.reelCount; reel++) {
      const top = reel * this.rowCount
      const end = top + at(this.heights, reel)
      for (let cell = top; cell < end; cell++) sum += at(this.#values, cell)
    }
    return sum
  }

  /** Draws the topmost cells of a reel, from its top. */
  #fill(reel: number, count: number, mode: SpinMode, words: WordSource): void {
    const urn = item(this.#urns[mode], reel)
    const top = reel * this.rowCount
    for (let cell = top; cell < top + count; cell++) {
      const symbol = urn.draw(words)
      this.symbols[cell] = symbol
      this.#values[cell] =
        symbol === this.#rules.bomb && this.#bombs !== null ? this.#bombs.draw(words) : 0
    }
  }

  #goneCorners(): number {
    let set = 0
    for (let corner = 0; corner < 4; corner++) set |= at(this.gone, this.#corner(corner)) << corner
    return set
  }

  #corner(corner: number): number {
    const reel = corner & 1 ? this.reelCount - 1 : 0
    return reel * this.rowCount + (corner & 2 ? this.rowCount - 1 : 0)
  }
}
