import { type Wins, winsOfRow } from '../../chances/wins.ts'

/** Wins by the key of the specials in view: every combination of what the reels can show. */
export type Cycle = ReadonlyMap<number, Wins>

/** Counts while a cycle is being walked. Whole below 2^53, which five reels of 1500 stops would not reach. */
export class CycleCounts {
  readonly #rows = new Map<number, Float64Array>()
  readonly #most: number

  /** @param most no combination wins more units. */
  constructor(most: number) {
    this.#most = most
  }

  /** The row of a key: ways by units. */
  row(key: number): Float64Array {
    const known = this.#rows.get(key)
    if (known !== undefined) return known
    const row = new Float64Array(this.#most + 1)
    this.#rows.set(key, row)
    return row
  }

  cycle(): Cycle {
    return new Map([...this.#rows].map(([key, row]) => [key, winsOfRow(row)]))
  }
}
