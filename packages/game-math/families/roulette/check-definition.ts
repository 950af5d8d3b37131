import { ladderFault } from '../../ladder-fault.ts'
import { drawnPockets, type RouletteDefinition, wheelsOf } from './definition.ts'
import { mostUnits, tableOf } from './table.ts'

/**
 * Holds a definition to what engine and proof rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: RouletteDefinition): void {
  const { wheel, zeros, kinds, mostChips, maxUnits } = definition
  const pockets = drawnPockets(definition)
  demand(zeros[0] === '0', 'the first zero is called 0')
  demand(
    wheel.length === pockets.length && new Set(wheel).size === wheel.length,
    `the wheel must name each of its ${pockets.length} pockets once`,
  )
  const foreign = wheel.find((pocket) => !pockets.includes(pocket))
  demand(foreign === undefined, `${foreign} is neither a zero nor from 1 to 36`)
  for (const [kind, { odds, most }] of Object.entries(kinds)) {
    demand(isCount(odds), `the odds of ${kind} must be whole and positive`)
    demand(isCount(most), `the most chips on ${kind} must be whole and positive`)
    demand(most <= mostChips, `the most chips on ${kind} are more than the table takes`)
  }
  demand(isCount(wheelsOf(definition)), 'the wheels must be whole and positive')
  const least = wheelsOf(definition) * (definition.partage ? 2 : 1)
  demand(
    definition.unitsPerStake === least,
    `a chip must be ${least} units: one on each wheel, twice that where half may come back`,
  )
  demand(isCount(mostChips), 'the most chips of the table must be whole and positive')
  const most = mostUnits(tableOf(definition), mostChips)
  demand(maxUnits === most, `the most that a bet can win is ${most} units, not ${maxUnits}`)
  const ladder = ladderFault(definition)
  demand(ladder === null, `${ladder}`)
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`roulette definition: ${sentence}`)
}
