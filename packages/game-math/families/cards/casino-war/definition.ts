import { ladderFault } from '../../../ladder-fault.ts'

/** Places of the layout; a third one, `war`, gets chips in mid-round. */
export const spots = { ante: true, tie: true } as const

/** A table of casino war as data. */
export interface CasinoWarDefinition {
  readonly decks: number
  /** Pay units that a chip on the tie gets back when the first two cards are equal, the chip itself among them. */
  readonly tieBack: number
  /** Pay units in a chip; half of them come back to who surrenders. */
  readonly unitsPerStake: number
  /** Most chips of a bet, all places together. */
  readonly mostChips: number
  /** Values of a chip in minor units, ascending. */
  readonly betLevels: readonly number[]
}

/** What war gives back of the first and the second bet together, in chips: both of them, and what the second wins. */
const warBack = 3

/** Most pay units that a round gives back: every chip on what pays most. */
export const mostUnits = ({ tieBack, unitsPerStake, mostChips }: CasinoWarDefinition): number =>
  mostChips * Math.max(tieBack, warBack * unitsPerStake)

/**
 * Holds a definition to what engine and mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: CasinoWarDefinition): void {
  const { decks, tieBack, unitsPerStake, mostChips } = definition
  demand(Number.isInteger(decks) && decks >= 1 && decks <= 8, `1 to 8 decks, not ${decks}`)
  demand(unitsPerStake % 2 === 0, 'a chip must be an even number of units, or half of it is none')
  demand(Number.isInteger(tieBack) && tieBack > 0, 'the tie must give back whole units')
  demand(Number.isInteger(mostChips) && mostChips > 0, 'a bet must be of one chip at least')
  const fault = ladderFault({ ...definition, maxUnits: mostUnits(definition) })
  demand(fault === null, `${fault}`)
}

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`casino war definition: ${sentence}`)
}
