import { ladderFault } from '../../ladder-fault.ts'
import type { BingoDefinition } from './definition.ts'

/**
 * Holds a definition to what engine, proof and rooms rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: BingoDefinition): void {
  const { numbers, side, prizes, halls, unitsPerStake, betLevels, maxUnits } = definition
  demand(isWholeFrom(3, side) && side <= 5, 'a card has three to five rows')
  demand(isWholeFrom(side * side, numbers) && numbers <= 90, 'all numbers of a card are called')
  demand(
    prizes.map(({ prize }) => prize).join() === 'line,house',
    'the first line and a full house are won',
  )
  const shared = prizes.reduce((sum, { perMille }) => sum + perMille, 0)
  demand(
    prizes.every(({ perMille }) => isWholeFrom(1, perMille)) && shared < 1000,
    'prizes share less than all stakes out',
  )
  demand(
    prizes.every(({ perMille }) => (perMille * unitsPerStake) % 1000 === 0),
    'a card adds whole units to every pot',
  )
  demand(
    halls.length > 0 && halls.every((cards) => isWholeFrom(2, cards) && cards <= 50),
    'certified halls have 2 to 50 cards',
  )
  demand(betLevels.length === 1, 'a card has one price')
  const most = (Math.max(...halls) * shared * unitsPerStake) / 1000
  demand(most === maxUnits, `the most is all prizes of the largest hall, ${most}, not ${maxUnits}`)
  const ladder = ladderFault(definition)
  demand(ladder === null, `${ladder}`)
}

const isWholeFrom = (least: number, value: number): boolean =>
  Number.isSafeInteger(value) && value >= least

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`bingo definition: ${sentence}`)
}
