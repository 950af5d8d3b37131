import { ladderFault } from '../../ladder-fault.ts'
import type { SicBoDefinition } from './definition.ts'
import { mostUnits, tableOf } from './table.ts'

/** Sums from 4 to 10 have odds of their own. */
const lowTotals = 7

/**
 * Holds a definition to what engine and proof rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: SicBoDefinition): void {
  const { odds, mostChips, maxUnits } = definition
  demand(odds.total.length === lowTotals, `there must be odds for the ${lowTotals} sums 4 to 10`)
  const table = tableOf(definition)
  for (const { name, odds: own, most } of table.values()) {
    demand(own.every(isCount), `the odds of ${name} must be whole and positive`)
    demand(isCount(most), `the most chips on ${name} must be whole and positive`)
    demand(most <= mostChips, `the most chips on ${name} are more than the table takes`)
  }
  demand(isCount(mostChips), 'the most chips of the table must be whole and positive')
  const most = mostUnits(table, mostChips)
  demand(maxUnits === most, `the most that a bet can win is ${most} units, not ${maxUnits}`)
  const ladder = ladderFault(definition)
  demand(ladder === null, `${ladder}`)
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`sic bo definition: ${sentence}`)
}
