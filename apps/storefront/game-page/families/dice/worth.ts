import type { DicePaytable } from '@fairhouse/contract/families/dice/paytable'
import { allThrows, winsBy } from '@fairhouse/contract/families/dice/spots'
import type { Chips } from '../../chip-table/laid-chips.ts'
import { spotsByName } from './dice-betting.ts'

/** What chips on a table are worth, counted over every throw. Amounts are smallest chips. */
export interface Worth {
  readonly staked: number
  /** What comes back over all throws together, each of them once. */
  readonly back: number
  /** Throws by which anything is won, by which more comes back than was bet, and all of them. */
  readonly winning: number
  readonly gaining: number
  readonly throws: number
  /** The most that one throw pays. */
  readonly most: number
}

export function worthOf(chips: Chips, { spots }: Pick<DicePaytable, 'spots'>): Worth {
  const odds = new Map(spots.map((one) => [one.spot, one.odds]))
  const staked = [...chips.values()].reduce((sum, count) => sum + count, 0)
  const pays = allThrows.map((dice) =>
    [...chips].reduce((sum, [name, count]) => {
      const spot = spotsByName.get(name)
      const wins = spot ? winsBy(spot, dice) : 0
      return wins === 0 ? sum : sum + count * ((odds.get(name)?.[wins - 1] ?? 0) + 1)
    }, 0),
  )
  return {
    staked,
    back: pays.reduce((sum, pay) => sum + pay, 0),
    winning: pays.filter((pay) => pay > 0).length,
    gaining: pays.filter((pay) => pay > staked).length,
    throws: pays.length,
    most: Math.max(0, ...pays),
  }
}
