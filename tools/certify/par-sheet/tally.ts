import type { PayCount } from '@fairhouse/contract/entities/par-sheet'
import { fraction, ratio } from '@fairhouse/game-math/fraction'
import { significant } from '../significant.ts'

/** What pays: how, which symbol, how many of it. */
export type Payer = Pick<PayCount, 'by' | 'symbol' | 'count'>

/** Adds up in how many combinations of a cycle each pay comes, and the units that they win together. */
export class Tally {
  readonly #found = new Map<string, Payer & { combinations: bigint; units: bigint }>()

  add(payer: Payer, combinations: bigint, units: bigint): void {
    if (combinations === 0n) return
    const key = `${payer.by} ${payer.symbol} ${payer.count}`
    const found = this.#found.get(key)
    if (found === undefined) {
      this.#found.set(key, { ...payer, combinations, units })
      return
    }
    found.combinations += combinations
    found.units += units
  }

  /**
   * What was counted, as the sheet tells it: by symbol and count.
   * @param symbols of the definition, in their order.
   */
  told(cycle: bigint, { unitsPerStake, symbols }: Told): PayCount[] {
    const place = ({ by, symbol, count }: Payer) =>
      (ways.indexOf(by) * symbols.length + symbols.indexOf(symbol)) * mostCount + count
    const sorted = [...this.#found.values()].toSorted((a, b) => place(a) - place(b))
    return sorted.map(({ combinations, units, ...payer }) => ({
      ...payer,
      combinations: String(combinations),
      perSpin: part(combinations, cycle),
      units: String(units),
      ofStake: part(units, cycle * BigInt(unitsPerStake)),
    }))
  }
}

interface Told {
  readonly unitsPerStake: number
  readonly symbols: readonly string[]
}

/** In this order. */
const ways: readonly PayCount['by'][] = [
  'lines',
  'ways',
  'anywhere',
  'corners',
  'fullScreen',
  'cash',
  'scatter',
  'book',
]
/** No grid has so many cells. */
const mostCount = 1000

/** One number by another, as the sheet shows it. */
export function part(one: bigint, all: bigint): number {
  return significant(ratio(fraction(one, all)))
}
