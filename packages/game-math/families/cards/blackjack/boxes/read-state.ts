import { Shoe } from '../../../../cards/shoe.ts'
import { cardsIn, demand, fieldsOf, list, truth, whole } from '../../stored.ts'
import { isBlackjack, pointsOf, twentyOne, valueOf } from '../points.ts'
import { type BoxesDefinition, mostUnits } from './definition.ts'
import { type Box, type BoxesState, cardsOf, insuranceTurnOf, turnOf } from './state.ts'

/**
 * Reads a state back from storage.
 * @throws TypeError when a round by this definition cannot be in it.
 */
export function readState(definition: BoxesDefinition, value: unknown): BoxesState {
  const stored = fieldsOf(value, ['version', 'units', 'done', 'boxes', 'dealer'])
  demand(stored['version'] === 2, 'version')
  const state: BoxesState = {
    version: 2,
    units: whole(stored['units'], mostUnits(definition)),
    done: truth(stored['done']),
    boxes: list(stored['boxes'], definition.boxes).map(boxIn),
    dealer: cardsIn(stored['dealer']),
  }
  demand(state.boxes.length > 0 && state.dealer.length > 1, 'cards on the table')
  demand(isInOrder(state.boxes, definition), 'boxes in the order of dealing')
  demand(state.boxes.every(isBoxOf(definition, state)), 'a box')
  demand(isWithinShoe(definition, state), 'more cards than the shoe held')
  const isAsked = insuranceTurnOf(state.boxes) !== -1 || turnOf(state.boxes) !== null
  demand(state.done !== isAsked, 'done')
  demand(state.done || state.dealer.length === 2, 'cards of the dealer')
  return state
}

function boxIn(value: unknown): Box {
  const { box, stake, insurance, hands } = fieldsOf(value, ['box', 'stake', 'insurance', 'hands'])
  return {
    box: whole(box),
    stake: whole(stake),
    insurance: insurance === null ? null : whole(insurance),
    hands: list(hands, 2).map((hand) => {
      const { cards, stake: on, isDone } = fieldsOf(hand, ['cards', 'stake', 'isDone'])
      return { cards: cardsIn(cards), stake: whole(on), isDone: truth(isDone) }
    }),
  }
}

const isInOrder = (boxes: readonly Box[], { boxes: most }: BoxesDefinition): boolean =>
  boxes.every(({ box }, at) => box >= 1 && box <= most && box > (boxes[at - 1]?.box ?? 0))

const isBoxOf =
  ({ unitsPerStake, mostChips }: BoxesDefinition, { dealer, done }: BoxesState) =>
  ({ stake, insurance, hands }: Box): boolean => {
    const isWhole = stake % unitsPerStake === 0 && stake <= mostChips.box * unitsPerStake
    const isInsurable = stake > 0 && dealer[0] !== undefined && valueOf(dealer[0]) === 1
    const isInsured =
      insurance === 0 || (isInsurable && (insurance === null || insurance === stake / 2))
    const isDealt = hands.length > 0 && (stake > 0 || hands.length === 1)
    return isWhole && isInsured && isDealt && hands.every(isHandOf(stake, done))
  }

const isHandOf =
  (first: number, done: boolean) =>
  ({ cards, stake, isDone }: Box['hands'][number]): boolean =>
    (stake === first || stake === 2 * first) &&
    cards.length > 0 &&
    (isDone || (!done && first > 0 && (pointsOf(cards).value < twentyOne || isBlackjack(cards))))

function isWithinShoe({ decks }: BoxesDefinition, state: BoxesState): boolean {
  try {
    return new Shoe(decks, cardsOf(state)).count >= 0
  } catch {
    return false // A card was there more often than the shoe held it.
  }
}
