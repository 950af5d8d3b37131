import type { CardsAction } from '@fairhouse/contract/families/cards/actions'
import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { Card } from '@fairhouse/contract/families/card'
import type { Draw } from '@fairhouse/fairness/draw'
import { rankNumber } from '../../../cards/card.ts'
import { Shoe } from '../../../cards/shoe.ts'
import { definitionHash } from '../../../definition-hash.ts'
import { type Action, baseMode, type Bet, type Game, type Step } from '../../../game.ts'
import { samplesOf } from '../places/samples.ts'
import { ToldRound } from '../places/told-round.ts'
import { chipsOf } from '../showdown/selected.ts'
import { bestPlay } from './choices.ts'
import { checkDefinition, mostUnits, type RedDogDefinition, spots, spreadOf } from './definition.ts'
import { readState, type RedDogState } from './state.ts'

/** The version grows when the same definition would play differently. */
export const redDogEngine = 'red dog 1'

/** All three cards lie in one row. */
const row = 'row'

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function redDogGame(definition: RedDogDefinition): Game<RedDogState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, mostChips } = definition
  const chipsIn = ({ mode = baseMode, selection }: Bet): number | null =>
    mode === baseMode ? (chipsOf({ spots, mostChips }, selection)?.[0]?.chips ?? null) : null
  return {
    hash: definitionHash(redDogEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits: mostUnits(definition),
    paytable: paytableOf(definition),
    samples: samplesOf(Object.keys(spots)),
    priceOf(bet) {
      const chips = chipsIn(bet)
      return chips && unitsPerStake * chips
    },
    open(draw, bet = {}) {
      const chips = chipsIn(bet)
      if (chips === null) throw new RangeError('chips that cannot be bet')
      return openRound(definition, chips, draw)
    },
    act: (state, action, draw) => act(definition, state, { action, draw }),
    allows: (_, action) => isBare(action),
    strategy(state, { free } = { free: false }) {
      if (!state.cards) throw new RangeError('nothing is to be chosen')
      const [first, second] = state.cards
      const type = bestPlay(definition, [rankNumber(first), rankNumber(second)])
      return { type: free ? 'call' : type }
    },
    legal: (state) => legal(definition, state),
    parseState: (stored) => readState(definition, stored),
  }
}

/** Actions say nothing but their kind. */
const isBare = ({ choice, data }: Action): boolean => choice === undefined && data === undefined

function openRound(definition: RedDogDefinition, chips: number, draw: Draw): Step<RedDogState> {
  const { decks, unitsPerStake, pairBack } = definition
  const told = new ToldRound(unitsPerStake)
  told.bet([{ spot: 'ante', chips }])
  const shoe = new Shoe(decks)
  const first = dealtTo(told, shoe, draw)
  const second = dealtTo(told, shoe, draw)
  const spread = spreadOf(rankNumber(first), rankNumber(second))
  told.tell({ type: 'spreadTold', spread })
  const stake = chips * unitsPerStake
  if (spread !== null && spread > 0) {
    return stepOf(definition, told, { chips, cards: [first, second] })
  }
  const isThree = spread === null && rankNumber(dealtTo(told, shoe, draw)) === rankNumber(first)
  told.settle('ante', stake, { pay: isThree ? chips * pairBack : stake })
  told.end()
  return stepOf(definition, told, { chips, cards: null })
}

function act(
  definition: RedDogDefinition,
  state: RedDogState,
  { action, draw }: { readonly action: Action; readonly draw: Draw },
): Step<RedDogState> {
  const { chips, cards } = state
  const isOffered = legal(definition, state).some(({ type }) => type === action.type)
  if (!cards || !isOffered || !isBare(action)) throw new RangeError(`${action.type} is not offered`)
  const { decks, unitsPerStake, spreadBack } = definition
  const told = new ToldRound(unitsPerStake, state.units)
  const stake = chips * unitsPerStake
  const isRaised = action.type === 'raise'
  if (isRaised) told.tell({ type: 'chipsAdded', spot: 'raise', stake })
  else told.tell({ type: 'raiseDeclined' })
  const [first, second] = [rankNumber(cards[0]), rankNumber(cards[1])]
  const third = rankNumber(dealtTo(told, new Shoe(decks, cards), draw))
  const isInside = third > Math.min(first, second) && third < Math.max(first, second)
  const spread = spreadOf(first, second) ?? 0
  const pay = isInside ? chips * (spreadBack[spread - 1] ?? 0) : 0
  told.settle('ante', stake, { pay })
  if (isRaised) told.settle('raise', stake, { pay })
  told.end()
  return stepOf(definition, told, { chips, cards: null })
}

function dealtTo(told: ToldRound, shoe: Shoe, draw: Draw): Card {
  const card = shoe.deal(draw)
  told.dealt(row, card)
  return card
}

function stepOf(
  definition: RedDogDefinition,
  told: ToldRound,
  { chips, cards }: Pick<RedDogState, 'chips' | 'cards'>,
): Step<RedDogState> {
  const state: RedDogState = {
    version: 1,
    units: told.units,
    done: cards === null,
    chips,
    cards,
  }
  return { state, events: told.events, actions: legal(definition, state) }
}

const legal = (
  { unitsPerStake }: RedDogDefinition,
  { cards, chips }: RedDogState,
): readonly CardsAction[] =>
  cards ? [{ type: 'raise', cost: chips * unitsPerStake }, { type: 'call' }] : []

/** What players are shown of a definition. */
function paytableOf(definition: RedDogDefinition): CardsPaytable {
  const { decks, spreadBack, pairBack, unitsPerStake, mostChips } = definition
  return {
    family: 'cards',
    rules: {
      game: 'redDog',
      decks,
      hands: [row],
      spots: [{ spot: 'ante', pays: [{ outcome: 'pair', back: pairBack }] }],
      spreadBack,
      unitsPerChip: unitsPerStake,
      mostChips,
    },
    features: [],
    modes: [],
    maxUnits: mostUnits(definition),
  }
}
