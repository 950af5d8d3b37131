import { ticketColumns, ticketRowNumbers } from '@fairhouse/contract/families/bingo/tickets'
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
  if (definition.strip !== undefined) checkTickets(definition)
  else if (definition.patterns === undefined) checkLines(definition)
  else checkPatterns(definition, definition.patterns)
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

const prizeNames = ({ prizes }: BingoDefinition): string => prizes.map(({ prize }) => prize).join()

function checkLines(definition: BingoDefinition): void {
  demand(prizeNames(definition) === 'line,house', 'the first line and a full house are won')
  demand(
    definition.inColumn === undefined && definition.free === undefined,
    'cards whose columns have numbers of their own play for patterns: chances of two prizes are not counted for them',
  )
}

function checkTickets(definition: BingoDefinition): void {
  const { numbers, side, inColumn, free, patterns, halls, strip = 0 } = definition
  demand(
    prizeNames(definition) === 'line,twoLines,house',
    'on tickets one line, two lines and a full house are won',
  )
  demand(
    strip * side * ticketRowNumbers === numbers && numbers === ticketColumns * 10,
    'a strip holds 90 numbers on six tickets of three rows',
  )
  demand(
    inColumn === undefined && free === undefined && patterns === undefined,
    'tickets have columns of ten numbers, blank cells and no pattern',
  )
  demand(
    halls.every((cards) => cards <= strip),
    'certified halls are of tickets of one strip: chances of several strips are not counted',
  )
}

function checkPatterns(
  definition: BingoDefinition,
  patterns: NonNullable<BingoDefinition['patterns']>,
): void {
  const { numbers, side, inColumn, free } = definition
  demand(prizeNames(definition) === 'pattern', 'who plays for a pattern plays for nothing else')
  demand(
    inColumn !== undefined && inColumn >= side && inColumn * side === numbers,
    'columns share all numbers evenly, each at least as many as it has cells',
  )
  demand(
    free === undefined || (isWholeFrom(0, free) && free < side * side),
    'the free cell is one of the card',
  )
  demand(patterns.length > 1, 'there are several patterns')
  demand(
    new Set(patterns.map(({ name }) => name)).size === patterns.length &&
      new Set(patterns.map(({ cells }) => cells.join())).size === patterns.length,
    'no two patterns are alike',
  )
  for (const { name, cells } of patterns)
    demand(
      cells.some((cell) => cell !== free) &&
        cells.every((cell) => isWholeFrom(0, cell) && cell < side * side) &&
        cells.every((cell, index) => index === 0 || cell > (cells[index - 1] ?? cell)),
      `the cells of ${name} are cells of a card, in ascending order`,
    )
}

const isWholeFrom = (least: number, value: number): boolean =>
  Number.isSafeInteger(value) && value >= least

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`bingo definition: ${sentence}`)
}
