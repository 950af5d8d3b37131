import { boxNumbers } from '@fairhouse/contract/families/craps/spots'
import { ladderFault } from '../../ladder-fault.ts'
import { type CrapsDefinition, placeOf } from './definition.ts'
import { paytableOf } from './paytable-of.ts'

/**
 * Holds a definition to what engine and proof rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: CrapsDefinition): void {
  const { oddsTimes, layTimes, mostChips } = definition
  const { spots, field, maxUnits } = paytableOf(definition)
  for (const { spot, odds, most } of spots) {
    demand(
      isCount(odds.pays) && isCount(odds.per),
      `the odds of ${spot} must be whole and positive`,
    )
    demand(isCount(most), `the most chips on ${spot} must be whole and positive`)
    demand(most <= mostChips, `the most chips on ${spot} are more than a round takes`)
    demand(most % odds.per === 0, `the most chips on ${spot} must be a multiple of ${odds.per}`)
  }
  demand(
    isCount(field.two.pays) && isCount(field.twelve.pays),
    'the odds of the field must be whole',
  )
  for (const number of boxNumbers) {
    demand(isCount(oddsTimes[placeOf(number)]), `the odds on ${number} must be whole bets`)
  }
  demand(isCount(layTimes), 'the odds against the shooter must be whole bets')
  const ladder = ladderFault({ ...definition, maxUnits })
  demand(ladder === null, `${ladder}`)
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`craps definition: ${sentence}`)
}
