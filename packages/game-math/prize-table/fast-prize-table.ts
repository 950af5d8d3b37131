import type { WordSource } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { drawBelow } from '../families/slot/fast/draws.ts'
import type { RowSource, PrizeTableHead } from './prize-table-head.ts'

/** Plays rounds of a prize table without telling them, word for word as `tableGame` draws. */
export class FastPrizeTable {
  /** Pay units of the round played last. */
  units = 0
  readonly #table: PrizeTableHead
  readonly #rows: RowSource
  readonly #inner: { readonly units: number; play(words: WordSource): void }

  /** @param inner plays what the row's seed draws, and so needs not believe what the row says that it pays. */
  constructor(
    table: PrizeTableHead,
    rows: RowSource,
    inner: { readonly units: number; play(words: WordSource): void },
  ) {
    this.#table = table
    this.#rows = rows
    this.#inner = inner
  }

  play(words: WordSource): void {
    this.#inner.play(new SeededWords(this.#rows.row(this.#rowIndex(words)).seed))
    this.units = this.#inner.units
  }

  /** The mass of all classes is that of a whole word, so that none is thrown away. */
  #rowIndex(words: WordSource): number {
    let mass = words.next()
    let first = 0
    for (const one of this.#table.classes) {
      if (mass < one.mass) return first + drawBelow(words, one.rows)
      mass -= one.mass
      first += one.rows
    }
    throw new RangeError('a prize table whose masses do not add up')
  }
}
