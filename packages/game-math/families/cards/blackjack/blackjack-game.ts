import type { CardsAction } from '@fairhouse/contract/families/cards/actions'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import { definitionHash } from '../../../definition-hash.ts'
import { type Action, baseMode, type Bet, type Game, type Step } from '../../../game.ts'
import { best } from './best.ts'
import {
  type BlackjackDefinition,
  checkDefinition,
  insuranceCost,
  mostUnits,
} from './definition.ts'
import { paytableOf } from './paytable.ts'
import { valueOf } from './points.ts'
import { readState } from './read-state.ts'
import { type BlackjackState, handNames, turnOf } from './state.ts'
import { TableTurn } from './table-turn.ts'

/** The version grows when the same definition would play differently. */
export const blackjackEngine = 'blackjack 1'

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function blackjackGame(definition: BlackjackDefinition): Game<BlackjackState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels } = definition
  return {
    hash: definitionHash(blackjackEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits: mostUnits(definition),
    paytable: paytableOf(definition),
    priceOf: (bet) => (isBet(bet) ? unitsPerStake : null),
    open(draw, bet = {}) {
      if (!isBet(bet)) throw new RangeError('a table of blackjack has one place to bet on')
      const turn = new TableTurn(definition, draw, beforeDeal(definition))
      turn.deal()
      return stepOf(definition, turn)
    },
    act: (state, action, draw) => act(definition, state, { action, draw }),
    allows: (_, action) => isBare(action),
    strategy: (state, { free } = { free: false }) =>
      best(definition, state, { offered: legal(definition, state), isFree: free }),
    legal: (state) => legal(definition, state),
    parseState: (stored) => readState(definition, stored),
  }
}

/** There is one place to bet on, so nothing is selected. */
const isBet = ({ mode = baseMode, selection }: Bet): boolean =>
  mode === baseMode && selection === undefined

/** Actions say nothing but their kind. */
const isBare = ({ choice, data }: Action): boolean => choice === undefined && data === undefined

const beforeDeal = ({ unitsPerStake }: BlackjackDefinition): BlackjackState => ({
  version: 1,
  units: 0,
  done: false,
  hands: [{ cards: [], stake: unitsPerStake, isDone: false }],
  dealer: [],
  insurance: 0,
})

function act(
  definition: BlackjackDefinition,
  state: BlackjackState,
  { action, draw }: { readonly action: Action; readonly draw: Draw },
): Step<BlackjackState> {
  const offer = legal(definition, state).find(({ type }) => type === action.type)
  if (!offer || !isBare(action)) {
    throw new RangeError(`${action.type} is not offered`)
  }
  const turn = new TableTurn(definition, draw, state)
  switch (offer.type) {
    case 'hit':
      turn.hit()
      break
    case 'stand':
      turn.stand()
      break
    case 'double':
      turn.double()
      break
    case 'split':
      turn.split()
      break
    case 'insure':
      turn.insure(offer.cost)
      break
    case 'noInsurance':
      turn.insure(0)
      break
    case 'goToWar':
    case 'giveUp':
    case 'raise':
    case 'call':
    case 'playOn':
    case 'fold':
      throw new RangeError(`${offer.type} is of another table`)
  }
  return stepOf(definition, turn)
}

function stepOf(
  definition: BlackjackDefinition,
  { state, events }: TableTurn,
): Step<BlackjackState> {
  return { state, events, actions: legal(definition, state) }
}

function legal(
  definition: BlackjackDefinition,
  { done, hands, insurance }: BlackjackState,
): readonly CardsAction[] {
  if (done) return []
  if (insurance === null) {
    return [{ type: 'insure', cost: insuranceCost(definition) }, { type: 'noInsurance' }]
  }
  const turn = turnOf(hands)
  const { cards, stake } = item(hands, turn)
  const hand = item(handNames, turn)
  const actions: CardsAction[] = [
    { type: 'hit', hand },
    { type: 'stand', hand },
  ]
  const isSplit = hands.length > 1
  if (cards.length === 2 && (!isSplit || definition.doubleAfterSplit)) {
    actions.push({ type: 'double', hand, cost: stake })
  }
  const [first, second] = cards.map(valueOf)
  if (!isSplit && cards.length === 2 && first === second) {
    actions.push({ type: 'split', hand, cost: stake })
  }
  return actions
}
