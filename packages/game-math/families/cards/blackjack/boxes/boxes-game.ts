import type { CardsAction } from '@fairhouse/contract/families/cards/actions'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../../../at.ts'
import { definitionHash } from '../../../../definition-hash.ts'
import { type Action, baseMode, type Bet, type Game, type Step } from '../../../../game.ts'
import { best } from '../best.ts'
import { valueOf } from '../points.ts'
import { BoxesTurn } from './boxes-turn.ts'
import { type BoxesDefinition, checkDefinition, mostUnits } from './definition.ts'
import { paytableOf } from './paytable.ts'
import { readState } from './read-state.ts'
import { type BoxBet, boxBetsOf, boxSpot, chipsIn } from './selected.ts'
import { type BoxesState, handName, insuranceTurnOf, turnOf } from './state.ts'

/** The version grows when the same definition would play differently. Version 1 is a table with one box (`../blackjack-game.ts`). */
export const boxesEngine = 'blackjack 2'

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function boxesGame(definition: BoxesDefinition): Game<BoxesState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels } = definition
  const betsOf = ({ mode = baseMode, selection }: Bet) =>
    mode === baseMode ? boxBetsOf(definition, selection) : null
  return {
    hash: definitionHash(boxesEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits: mostUnits(definition),
    paytable: paytableOf(definition),
    samples: samplesOf(definition),
    priceOf(bet) {
      const bets = betsOf(bet)
      return bets && unitsPerStake * bets.reduce((sum, on) => sum + chipsIn(on), 0)
    },
    open(draw, bet = {}) {
      const bets = betsOf(bet)
      if (bets === null) throw new RangeError('chips that cannot be bet')
      const turn = new BoxesTurn(definition, draw, beforeDeal(definition, bets))
      turn.deal(bets)
      return stepOf(definition, turn)
    },
    act: (state, action, draw) => act(definition, state, { action, draw }),
    allows: (_, action) => isBare(action),
    strategy: (state, { free } = { free: false }) => strategyOf(definition, state, free),
    legal: (state) => legal(definition, state),
    parseState: (stored) => readState(definition, stored),
  }
}

/** A chip on one box, on each side bet by itself, on everything of one box, and on every box. */
function samplesOf({ boxes }: BoxesDefinition): readonly Bet[] {
  const all = Array.from({ length: boxes }, (_, at) => boxSpot(at + 1))
  return [['box1'], ['pairs1'], ['poker1'], ['box1', 'pairs1', 'poker1'], all].map((on) => ({
    selection: Object.fromEntries(on.map((name) => [name, 1])),
  }))
}

/** Actions say nothing but their kind. */
const isBare = ({ choice, data }: Action): boolean => choice === undefined && data === undefined

const beforeDeal = ({ unitsPerStake }: BoxesDefinition, bets: readonly BoxBet[]): BoxesState => ({
  version: 2,
  units: 0,
  done: false,
  boxes: bets.map(({ box, chips }) => {
    const stake = chips * unitsPerStake
    return { box, stake, insurance: 0, hands: [{ cards: [], stake, isDone: false }] }
  }),
  dealer: [],
})

/** Every box is played as if there were no other: by its own cards and the dealer's card in sight. */
function strategyOf(definition: BoxesDefinition, state: BoxesState, isFree: boolean): Action {
  const offered = legal(definition, state)
  const turn = turnOf(state.boxes)
  if (insuranceTurnOf(state.boxes) !== -1 || !turn) return { type: 'noInsurance' }
  const { hands, insurance } = item(state.boxes, turn.at)
  return best(definition, { ...state, version: 1, hands, insurance }, { offered, isFree })
}

function act(
  definition: BoxesDefinition,
  state: BoxesState,
  { action, draw }: { readonly action: Action; readonly draw: Draw },
): Step<BoxesState> {
  const offer = legal(definition, state).find(({ type }) => type === action.type)
  if (!offer || !isBare(action)) throw new RangeError(`${action.type} is not offered`)
  const turn = new BoxesTurn(definition, draw, state)
  switch (offer.type) {
    case 'hit':
    case 'stand':
    case 'double':
    case 'split':
      turn[offer.type]()
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

function stepOf(definition: BoxesDefinition, { state, events }: BoxesTurn): Step<BoxesState> {
  return { state, events, actions: legal(definition, state) }
}

function legal(definition: BoxesDefinition, { done, boxes }: BoxesState): readonly CardsAction[] {
  if (done) return []
  const asked = boxes[insuranceTurnOf(boxes)]
  if (asked) {
    const name = handName(asked.box, 0)
    return [
      { type: 'insure', hand: name, cost: asked.stake / 2 },
      { type: 'noInsurance', hand: name },
    ]
  }
  const turn = turnOf(boxes)
  if (!turn) return []
  const { box, hands } = item(boxes, turn.at)
  const { cards, stake } = item(hands, turn.hand)
  const hand = handName(box, turn.hand)
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
