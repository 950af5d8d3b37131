import {
  allThrows,
  type Dice,
  type DiceSpot,
  diceSpots,
  sumOf,
  totals,
  winsBy,
} from '@fairhouse/contract/families/dice/spots'
import type { SicBoDefinition } from './definition.ts'

/** A spot with what it pays. */
export interface PayingSpot extends DiceSpot {
  /** Won to one chip: once, or for one, two and three dice. */
  readonly odds: readonly number[]
  /** Most chips on it. */
  readonly most: number
}

/** What engine and proof read of a definition: spots by name, in the order in which rounds tell them. */
export type SicBoTable = ReadonlyMap<string, PayingSpot>

export function tableOf({ odds, most }: SicBoDefinition): SicBoTable {
  const oddsOf = ({ kind, numbers }: DiceSpot): readonly number[] => {
    if (kind === 'single') return odds.single
    if (kind !== 'total') return [odds[kind]]
    const total = numbers[0] ?? 0
    const lowest = totals[0] ?? 0
    // Seven dots lie on opposite sides of a die: a sum is as likely as its complement to 21.
    return [odds.total[Math.min(total, sumOf([7, 7, 7]) - total) - lowest] ?? 0]
  }
  return new Map(
    diceSpots.map((spot) => [spot.name, { ...spot, odds: oddsOf(spot), most: most[spot.kind] }]),
  )
}

/** Pay units of a chip on a spot by a throw, the chip among them; 0 when it loses. */
export function paysBy(spot: Pick<PayingSpot, 'kind' | 'numbers' | 'odds'>, dice: Dice): number {
  const wins = winsBy(spot, dice)
  return wins === 0 ? 0 : (spot.odds[wins - 1] ?? 0) + 1
}

/** The most that chips on this table can win by one throw: the dearest spots that it wins by are filled first, as far as the table's limit goes. */
export const mostUnits = (table: SicBoTable, mostChips: number): number =>
  Math.max(...allThrows.map((dice) => mostBy(table, mostChips, dice)))

function mostBy(table: SicBoTable, mostChips: number, dice: Dice): number {
  const winning = [...table.values()]
    .map((spot) => ({ pays: paysBy(spot, dice), most: spot.most }))
    .toSorted((a, b) => b.pays - a.pays)
  let [left, units] = [mostChips, 0]
  for (const { pays, most } of winning) {
    const chips = Math.min(most, left)
    left -= chips
    units += chips * pays
  }
  return units
}
