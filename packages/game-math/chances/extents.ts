import { greatestDivisor } from '../fraction.ts'
import type { Chances, Way } from './chances.ts'
import type { Wins } from './wins.ts'

/** How much room a distribution takes. */
export interface Extent {
  /** All ways there are. */
  readonly total: bigint
  /** Greatest number of units that every win is a multiple of; 0 when nothing is ever won. */
  readonly grid: bigint
}

/** Works out totals and grid alone, so that a distribution can be packed without a bit to spare. */
export class Extents implements Chances<Extent> {
  readonly nothing: Extent = { total: 1n, grid: 0n }
  readonly #grids = new WeakMap<Wins, bigint>()

  oneOf(_: string, ways: readonly Way<Extent>[]): Extent {
    const total = commonTotal(ways.map(({ after }) => after.total))
    return {
      total: total * ways.reduce((sum, { weight, wins }) => sum + weight * wins.ways, 0n),
      grid: ways.reduce((grid, way) => greatestDivisor(grid, this.#gridOf(way)), 0n),
    }
  }

  both(a: Extent, b: Extent): Extent {
    return { total: a.total * b.total, grid: greatestDivisor(a.grid, b.grid) }
  }

  played(_: string, extent: Extent): Extent {
    return extent
  }

  #gridOf({ wins, also, after }: Way<Extent>): bigint {
    const sure = also.reduce((grid, { units }) => greatestDivisor(grid, BigInt(units)), after.grid)
    return greatestDivisor(sure, this.#gridOfWins(wins))
  }

  #gridOfWins(wins: Wins): bigint {
    const known = this.#grids.get(wins)
    if (known !== undefined) return known
    let grid = 0n
    for (const units of wins.counts.keys()) grid = greatestDivisor(grid, BigInt(units))
    this.#grids.set(wins, grid)
    return grid
  }
}

/** The least number of ways in which counts of all these totals can be told together. */
export function commonTotal(totals: readonly bigint[]): bigint {
  return totals.reduce((common, total) => {
    if (common % total === 0n) return common
    if (total % common === 0n) return total
    return (common / greatestDivisor(common, total)) * total
  }, 1n)
}
