import { ladderFault } from '../../ladder-fault.ts'
import { type KenoDefinition, mostTimes, paysOf, risksOf } from './definition.ts'

/**
 * Holds a definition to what engine, proof and stage rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: KenoDefinition): void {
  const { numbers, balls, pays, maxUnits, cards = 1 } = definition
  const tables = risksOf(definition).map((risk) => paysOf(definition, risk))
  demand(isWhole(numbers) && numbers <= 80, 'a machine has at most 80 balls')
  demand(isWhole(balls) && balls > 0 && balls < numbers, 'some balls are drawn, and some stay')
  demand(balls <= 40, 'a draw has at most 40 balls')
  demand(pays.length > 0 && pays.length <= Math.min(20, balls), 'a ticket has 1 to 20 spots')
  for (const table of tables) {
    demand(table.length === pays.length, 'every risk has as many spots')
    demand((table.at(-1) ?? []).length > 0, 'the largest ticket pays')
    for (const [place, row] of table.entries()) if (row.length > 0) checkRow(place + 1, row)
  }
  demand(isWhole(cards) && cards >= 1 && cards <= 8, 'a round has 1 to 8 cards')
  checkFreeGames(definition)
  const dearest = Math.max(...tables.flat(2)) * cards * mostTimes(definition)
  demand(dearest === maxUnits, `the most is the dearest pay, ${dearest}, not ${maxUnits}`)
  const ladder = ladderFault(definition)
  demand(ladder === null, `${ladder}`)
}

function checkFreeGames({ cards, freeGames }: KenoDefinition): void {
  if (!freeGames) return
  demand(cards === undefined, 'free draws are won by the one ticket of a round')
  demand(isWhole(freeGames.games) && isWhole(freeGames.times), 'free draws are whole')
}

function checkRow(spots: number, row: readonly number[]): void {
  demand(row.length === spots + 1, `a ticket of ${spots} needs a pay for 0 to ${spots} caught`)
  demand(row.every(isWhole), `the pays of ${spots} spots must be whole units`)
  demand((row.at(-1) ?? 0) > 0, `all of ${spots} spots must pay`)
  // A ticket may pay for catching nothing; from one on, more is never worth less.
  const rising = row.slice(1)
  demand(
    rising.every((units, place) => units >= (rising[place - 1] ?? 0)),
    `the pays of ${spots} spots must not fall as more are caught`,
  )
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`keno definition: ${sentence}`)
}
