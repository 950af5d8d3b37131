import { ladderFault } from '../../../ladder-fault.ts'

/** A table of blackjack as data: cards are shuffled for every round, the dealer takes a card face down and looks under an ace or a ten. */
export interface BlackjackDefinition {
  readonly decks: number
  /** What the dealer does with 17 in which an ace counts eleven. */
  readonly soft17: 'stands' | 'hits'
  /** Pay units that a blackjack of the player's wins, beside its stake. */
  readonly blackjackWins: number
  /** Two cards that a split made may be doubled; other two cards always may. */
  readonly doubleAfterSplit: boolean
  /** Pay units in one stake: insurance is half a stake. */
  readonly unitsPerStake: number
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
}

/** Most stakes that can lie on the table, insurance aside: two hands, both doubled. */
const mostStakes = 4

/** What insurance pays to its stake. */
export const insuranceOdds = 2

/** Most pay units that a round gives back: every stake that can lie there, twice. */
export const mostUnits = ({ unitsPerStake }: BlackjackDefinition): number =>
  2 * mostStakes * unitsPerStake

/** Pay units that insurance costs. */
export const insuranceCost = ({ unitsPerStake }: BlackjackDefinition): number => unitsPerStake / 2

/**
 * Holds a definition to what engine and mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: BlackjackDefinition): void {
  const { decks, blackjackWins, unitsPerStake } = definition
  demand(Number.isInteger(decks) && decks >= 1 && decks <= 8, `1 to 8 decks, not ${decks}`)
  demand(unitsPerStake % 2 === 0, 'a stake must be an even number of units, or half of it is none')
  demand(
    Number.isInteger(blackjackWins) && blackjackWins > 0 && blackjackWins <= 3 * unitsPerStake,
    'a blackjack must win whole units, at most three stakes',
  )
  const fault = ladderFault({ ...definition, maxUnits: mostUnits(definition) })
  demand(fault === null, `${fault}`)
}

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`blackjack definition: ${sentence}`)
}
