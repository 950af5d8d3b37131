import { ladderFault } from '../../../ladder-fault.ts'

/** Places of the layout; a second one, `raise`, gets chips in mid-round. */
export const spots = { ante: true } as const

/** Widest spread: between a two and an ace. */
export const widest = 11

/** A table of red dog as data. Aces are high. */
export interface RedDogDefinition {
  readonly decks: number
  /** What a chip gets back when the third card falls between the first two, in pay units with the chip itself, by the spread from 1 to 11. */
  readonly spreadBack: readonly number[]
  /** The same when all three are of one rank. */
  readonly pairBack: number
  /** Pay units in a chip. */
  readonly unitsPerStake: number
  /** Most chips of a bet. */
  readonly mostChips: number
  /** Values of a chip in minor units, ascending. */
  readonly betLevels: readonly number[]
}

/** Most pay units that a round gives back: three of a rank, or a raised spread that pays most. */
export const mostUnits = ({ spreadBack, pairBack, mostChips }: RedDogDefinition): number =>
  mostChips * Math.max(pairBack, ...spreadBack.map((back) => 2 * back))

/** How many ranks lie between two; null of a pair. @param first 0 for a two to 12 for an ace. */
export function spreadOf(first: number, second: number): number | null {
  return first === second ? null : Math.abs(first - second) - 1
}

/**
 * Holds a definition to what engine and mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: RedDogDefinition): void {
  const { decks, spreadBack, pairBack, mostChips } = definition
  demand(Number.isInteger(decks) && decks >= 1 && decks <= 8, `1 to 8 decks, not ${decks}`)
  demand(spreadBack.length === widest, `a pay for each of ${widest} spreads`)
  demand(
    [...spreadBack, pairBack].every((back) => Number.isInteger(back) && back > 0),
    'what comes back must be whole units',
  )
  demand(Number.isInteger(mostChips) && mostChips > 0, 'a bet must be of one chip at least')
  const fault = ladderFault({ ...definition, maxUnits: mostUnits(definition) })
  demand(fault === null, `${fault}`)
}

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`red dog definition: ${sentence}`)
}
