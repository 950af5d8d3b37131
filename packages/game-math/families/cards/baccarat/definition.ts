import { ladderFault } from '../../../ladder-fault.ts'

/** What a round can come to: who wins, or a tie, and beside it pairs. */
export const outcomes = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const
export type Outcome = (typeof outcomes)[number]

/** The two hands, as they are dealt. */
export const hands = ['player', 'banker'] as const
export type HandName = (typeof hands)[number]

/** A table of baccarat as data; the rules of the third card are those of every table (`third-card.ts`). */
export interface BaccaratDefinition {
  readonly decks: number
  /** Places of the layout: what a chip on it gets back by what the round comes to, in pay units, the chip itself among them; 0 where none is named. */
  readonly spots: Readonly<Record<string, Readonly<Partial<Record<Outcome, number>>>>>
  /** Pay units in a chip: so many that a commission is whole. */
  readonly unitsPerStake: number
  /** Most chips of a bet, all places together. */
  readonly mostChips: number
  /** Values of a chip in minor units, ascending. */
  readonly betLevels: readonly number[]
}

/** Most pay units that a round gives back: every chip on the place that pays most. */
export function mostUnits({ spots, mostChips }: BaccaratDefinition): number {
  return mostChips * Math.max(...Object.values(spots).flatMap((pays) => Object.values(pays)))
}

/**
 * Holds a definition to what engine and mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: BaccaratDefinition): void {
  const { decks, spots, mostChips } = definition
  demand(Number.isInteger(decks) && decks >= 1 && decks <= 8, `1 to 8 decks, not ${decks}`)
  demand(Object.keys(spots).length > 0, 'there must be a place to bet on')
  demand(Number.isInteger(mostChips) && mostChips > 0, 'a bet must be of one chip at least')
  for (const [spot, pays] of Object.entries(spots)) {
    for (const [outcome, back] of Object.entries(pays)) {
      demand(isOutcome(outcome), `${spot} pays on ${outcome}, which is none`)
      demand(Number.isInteger(back) && back > 0, `${spot} must give back whole units`)
    }
  }
  const fault = ladderFault({ ...definition, maxUnits: mostUnits(definition) })
  demand(fault === null, `${fault}`)
}

const isOutcome = (name: string): boolean => outcomes.some((one) => one === name)

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`baccarat definition: ${sentence}`)
}
