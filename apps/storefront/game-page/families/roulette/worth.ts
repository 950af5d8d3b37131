import { isEvenChance, type Spot } from '@fairhouse/contract/families/roulette/spots'
import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import type { Chips } from '../../chip-table/laid-chips.ts'

/** A whole number of parts of another. */
export interface Part {
  readonly parts: number
  readonly of: number
}

/** What chips on a table are worth, counted over every pocket of every wheel. Amounts are smallest chips. */
export interface Worth {
  readonly staked: number
  /** What comes back on average: so many parts of a chip, of so many. */
  readonly back: Part
  /** Ways in which anything comes back, in which more comes back than was bet, and all of them: pockets, or those of all wheels together. */
  readonly winning: number
  readonly gaining: number
  readonly pockets: number
  /** The most that is paid, and by which pockets; where several wheels turn, by one of them on each. */
  readonly most: number
  readonly mostBy: readonly string[]
}

type Rules = Pick<RoulettePaytable, 'wheel' | 'kinds' | 'partage' | 'wheels'>

/** Parts that a chip is paid in: one on each wheel, and half of that where half may come back. */
export const partsOfChip = ({ partage, wheels = 1 }: Rules): number => wheels * (partage ? 2 : 1)

/** @param spots of the table, by name. */
export function worthOf(chips: Chips, rules: Rules, spots: ReadonlyMap<string, Spot>): Worth {
  const { wheel, wheels = 1 } = rules
  const chip = partsOfChip(rules)
  const staked = [...chips.values()].reduce((sum, count) => sum + count, 0)
  const pays = wheel.map((pocket) =>
    [...chips].reduce((sum, [name, count]) => {
      const spot = spots.get(name)
      return spot ? sum + count * partsPaid(spot, pocket, rules) : sum
    }, 0),
  )
  const ways = waysOf(pays, wheels)
  const count = (holds: (parts: number) => boolean): number =>
    [...ways].reduce((sum, [parts, times]) => (holds(parts) ? sum + times : sum), 0)
  const most = Math.max(0, ...pays)
  return {
    staked,
    back: { parts: wheels * pays.reduce((sum, pay) => sum + pay, 0), of: wheel.length * chip },
    winning: count((parts) => parts > 0),
    gaining: count((parts) => parts > staked * chip),
    pockets: wheel.length ** wheels,
    most: (most * wheels) / chip,
    mostBy: most === 0 ? [] : wheel.filter((_, place) => pays[place] === most),
  }
}

/** What a chip on a spot is paid by one wheel, in its parts. */
function partsPaid({ name, kind, pockets }: Spot, pocket: string, rules: Rules): number {
  const part = partsOfChip(rules) / (rules.wheels ?? 1)
  const odds = rules.kinds.find(({ spots }) => spots.includes(name))?.odds ?? 0
  if (pockets.includes(pocket)) return (odds + 1) * part
  return rules.partage && Number(pocket) === 0 && isEvenChance(kind) ? part / 2 : 0
}

/** In how many ways so many wheels pay each amount. */
function waysOf(pays: readonly number[], wheels: number): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]])
  for (let wheel = 0; wheel < wheels; wheel++) {
    const next = new Map<number, number>()
    for (const [before, times] of ways) {
      for (const pay of pays) next.set(before + pay, (next.get(before + pay) ?? 0) + times)
    }
    ways = next
  }
  return ways
}
