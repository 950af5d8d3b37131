import type { Spot } from '@fairhouse/contract/families/roulette/spots'
import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import type { Chips } from './laid-chips.ts'

/** A whole number of parts of another. */
export interface Part {
  readonly parts: number
  readonly of: number
}

/** What chips on a table are worth, counted over every pocket. Amounts are smallest chips. */
export interface Worth {
  readonly staked: number
  /** What comes back on average: so many parts of a chip, of so many. */
  readonly back: Part
  /** Pockets by which anything is won, by which more comes back than was bet, and all of them. */
  readonly winning: number
  readonly gaining: number
  readonly pockets: number
  /** The most that one pocket pays, and by which pockets. */
  readonly most: number
  readonly mostBy: readonly string[]
}

/** @param spots of the table, by name. */
export function worthOf(
  chips: Chips,
  { wheel, kinds }: Pick<RoulettePaytable, 'wheel' | 'kinds'>,
  spots: ReadonlyMap<string, Spot>,
): Worth {
  const odds = new Map(kinds.flatMap((kind) => kind.spots.map((name) => [name, kind.odds])))
  const staked = [...chips.values()].reduce((sum, count) => sum + count, 0)
  const pays = wheel.map((pocket) =>
    [...chips].reduce((sum, [name, count]) => {
      const covers = spots.get(name)?.pockets.includes(pocket) ?? false
      return covers ? sum + count * ((odds.get(name) ?? 0) + 1) : sum
    }, 0),
  )
  const most = Math.max(0, ...pays)
  return {
    staked,
    back: { parts: pays.reduce((sum, pay) => sum + pay, 0), of: wheel.length },
    winning: pays.filter((pay) => pay > 0).length,
    gaining: pays.filter((pay) => pay > staked).length,
    pockets: wheel.length,
    most,
    mostBy: most === 0 ? [] : wheel.filter((_, place) => pays[place] === most),
  }
}
