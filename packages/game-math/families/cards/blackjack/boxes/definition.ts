import { ladderFault } from '../../../../ladder-fault.ts'
import { type BlackjackDefinition, mostUnits as mostOfBox } from '../definition.ts'
import type { PairsMade, PokerMade } from './side-bets.ts'

/** What a side bet wins beside its stake, to one, by what the cards make; 0 where the shoe cannot make it. */
export interface SidePays {
  readonly pairs: Readonly<Record<PairsMade, number>>
  readonly poker: Readonly<Record<PokerMade, number>>
}

/**
 * A table of blackjack with several boxes, each with side bets of its own, against one dealer. A chip is `unitsPerStake` pay units, of which half is
 * what insurance costs; `blackjackWins` is what a chip on a box wins with a blackjack.
 */
export interface BoxesDefinition extends BlackjackDefinition {
  /** Boxes that a player may bet on in one round. */
  readonly boxes: number
  /** Most chips on a box, and on a side bet of it. */
  readonly mostChips: { readonly box: number; readonly side: number }
  readonly sides: SidePays
}

export const sideNames = ['pairs', 'poker'] as const
export type SideName = (typeof sideNames)[number]

/** Most pay units that a round gives back: on each box two doubled hands that win, and the dearest of each side bet. */
export function mostUnits(definition: BoxesDefinition): number {
  const { boxes, mostChips, sides, unitsPerStake } = definition
  const dearest = sideNames.reduce(
    (sum, side) => sum + 1 + Math.max(...Object.values(sides[side])),
    0,
  )
  return boxes * (mostChips.box * mostOfBox(definition) + mostChips.side * unitsPerStake * dearest)
}

/**
 * Holds a definition to what engine and mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: BoxesDefinition): void {
  const { decks, blackjackWins, unitsPerStake, boxes, mostChips, sides } = definition
  demand(Number.isInteger(decks) && decks >= 1 && decks <= 8, `1 to 8 decks, not ${decks}`)
  // Ten hands of at most 30 and a dealer of at most 26 are fewer points than one deck has, so that no shoe runs out.
  demand(Number.isInteger(boxes) && boxes >= 1 && boxes <= 5, `1 to 5 boxes, not ${boxes}`)
  demand(unitsPerStake % 2 === 0, 'a chip must be an even number of units, or half of it is none')
  demand(
    Number.isInteger(blackjackWins) && blackjackWins > 0 && blackjackWins <= 3 * unitsPerStake,
    'a blackjack must win whole units, at most three stakes',
  )
  demand(
    Object.values(mostChips).every((most) => Number.isInteger(most) && most > 0),
    'a place must take one chip at least',
  )
  demand(
    sideNames.every((side) =>
      Object.values(sides[side]).every((pays) => Number.isInteger(pays) && pays >= 0),
    ),
    'a side bet must win whole stakes',
  )
  demand(
    decks > 1 || (sides.pairs.perfect === 0 && sides.poker.suitedThree === 0),
    'one deck has no two cards that are the same',
  )
  const fault = ladderFault({ ...definition, maxUnits: mostUnits(definition) })
  demand(fault === null, `${fault}`)
}

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`blackjack definition: ${sentence}`)
}
