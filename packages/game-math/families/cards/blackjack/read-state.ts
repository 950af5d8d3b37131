import { cardsIn, demand, fieldsOf, list, truth, whole } from '../stored.ts'
import { Shoe } from '../../../cards/shoe.ts'
import { type BlackjackDefinition, insuranceCost, mostUnits } from './definition.ts'
import { isBlackjack, pointsOf, twentyOne, valueOf } from './points.ts'
import type { BlackjackState } from './state.ts'
import { cardsOf } from './table-turn.ts'

/**
 * Reads a state back from storage.
 * @throws TypeError when a round by this definition cannot be in it.
 */
export function readState(definition: BlackjackDefinition, value: unknown): BlackjackState {
  const stored = fieldsOf(value, ['version', 'units', 'done', 'hands', 'dealer', 'insurance'])
  demand(stored['version'] === 1, 'version')
  const state: BlackjackState = {
    version: 1,
    units: whole(stored['units'], mostUnits(definition)),
    done: truth(stored['done']),
    hands: list(stored['hands'], 2).map((hand) => {
      const { cards, stake, isDone } = fieldsOf(hand, ['cards', 'stake', 'isDone'])
      return { cards: cardsIn(cards), stake: whole(stake), isDone: truth(isDone) }
    }),
    dealer: cardsIn(stored['dealer']),
    insurance: stored['insurance'] === null ? null : whole(stored['insurance']),
  }
  demand(state.hands.length > 0 && state.dealer.length > 1, 'cards on the table')
  demand(state.hands.every(isHandOf(definition)), 'a hand')
  demand(isInsuranceOf(definition, state), 'insurance')
  demand(isWithinShoe(definition, state), 'more cards than the shoe held')
  const isAsked = state.insurance === null || state.hands.some(({ isDone }) => !isDone)
  demand(state.done !== isAsked, 'done')
  demand(state.done || state.dealer.length === 2, 'cards of the dealer')
  return state
}

const isHandOf =
  ({ unitsPerStake }: BlackjackDefinition) =>
  ({ cards, stake, isDone }: BlackjackState['hands'][number]): boolean =>
    (stake === unitsPerStake || stake === 2 * unitsPerStake) &&
    (isDone || pointsOf(cards).value < twentyOne || isBlackjack(cards))

/** It is asked for under an ace alone, and costs what the definition says. */
function isInsuranceOf(
  definition: BlackjackDefinition,
  { insurance, dealer }: BlackjackState,
): boolean {
  if (insurance === 0) return true
  const [up] = dealer
  if (up === undefined || valueOf(up) !== 1) return false
  return insurance === null || insurance === insuranceCost(definition)
}

function isWithinShoe({ decks }: BlackjackDefinition, state: BlackjackState): boolean {
  try {
    return new Shoe(decks, cardsOf(state)).count >= 0
  } catch {
    return false // A card was there more often than the shoe held it.
  }
}
