import { ladderFault } from '../../../ladder-fault.ts'

/** What a round comes to: the name of the hand with the highest card, or `tie` when more than one has it. */
export const tie = 'tie'

/** One card to each hand, face up; the higher one wins. As data, so that a table is told by its hands, its places and what they pay. */
export interface ShowdownDefinition {
  readonly decks: number
  /** Names of the hands, as they are dealt. */
  readonly hands: readonly string[]
  /** Whether an ace is below the two or above the king. */
  readonly ace: 'low' | 'high'
  /** Places of the layout: what a chip on it gets back by the outcome, in pay units, the chip itself among them; 0 where none is named. */
  readonly spots: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Pay units in a chip. */
  readonly unitsPerStake: number
  /** Most chips of a bet, all places together. */
  readonly mostChips: number
  /** Values of a chip in minor units, ascending. */
  readonly betLevels: readonly number[]
}

export const outcomesOf = ({ hands }: ShowdownDefinition): readonly string[] => [...hands, tie]

/** Most pay units that a round gives back: every chip on the place that pays most. */
export function mostUnits({ spots, mostChips }: ShowdownDefinition): number {
  return mostChips * Math.max(...Object.values(spots).flatMap((pays) => Object.values(pays)))
}

/**
 * Holds a definition to what engine and mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: ShowdownDefinition): void {
  const { decks, hands, spots, mostChips } = definition
  demand(Number.isInteger(decks) && decks >= 1 && decks <= 8, `1 to 8 decks, not ${decks}`)
  demand(hands.length >= 2 && hands.length <= 6, '2 to 6 hands')
  demand(new Set([...hands, tie]).size === hands.length + 1, 'names of hands must differ')
  demand(Object.keys(spots).length > 0, 'there must be a place to bet on')
  demand(Number.isInteger(mostChips) && mostChips > 0, 'a bet must be of one chip at least')
  for (const [spot, pays] of Object.entries(spots)) {
    for (const [outcome, back] of Object.entries(pays)) {
      demand(outcomesOf(definition).includes(outcome), `${spot} pays on ${outcome}, which is none`)
      demand(Number.isInteger(back) && back > 0, `${spot} must give back whole units`)
    }
  }
  const fault = ladderFault({ ...definition, maxUnits: mostUnits(definition) })
  demand(fault === null, `${fault}`)
}

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`showdown definition: ${sentence}`)
}
