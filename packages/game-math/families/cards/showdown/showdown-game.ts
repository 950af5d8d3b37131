import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { Draw } from '@fairhouse/fairness/draw'
import { rankNumber } from '../../../cards/card.ts'
import { Shoe } from '../../../cards/shoe.ts'
import { definitionHash } from '../../../definition-hash.ts'
import { baseMode, type Bet, type Game, type RoundState, type Step } from '../../../game.ts'
import { demand, fieldsOf, whole } from '../stored.ts'
import { checkDefinition, mostUnits, type ShowdownDefinition } from './definition.ts'
import { outcomeOf } from './outcome.ts'
import { type Chips, chipsOf } from './selected.ts'

/** The version grows when the same definition would play differently. */
export const showdownEngine = 'showdown 1'

/** A round is over when its cards are dealt. */
export interface ShowdownState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
}

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function showdownGame(definition: ShowdownDefinition): Game<ShowdownState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels } = definition
  const maxUnits = mostUnits(definition)
  const betOf = ({ mode = baseMode, selection }: Bet) =>
    mode === baseMode ? chipsOf(definition, selection) : null
  return {
    hash: definitionHash(showdownEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: paytableOf(definition),
    samples: samplesOf(definition),
    priceOf(bet) {
      const chips = betOf(bet)
      return chips && unitsPerStake * chips.reduce((sum, on) => sum + on.chips, 0)
    },
    open(draw, bet = {}) {
      const chips = betOf(bet)
      if (chips === null) throw new RangeError('chips that cannot be bet')
      return openRound(definition, chips, draw)
    },
    act(_, action) {
      throw new RangeError(`a showdown knows no ${action.type}`)
    },
    legal: () => [],
    parseState(stored) {
      const state = fieldsOf(stored, ['version', 'units', 'done'])
      demand(state['version'] === 1 && state['done'] === true, 'a finished round of a showdown')
      return { version: 1, units: whole(state['units'], maxUnits), done: true }
    },
  }
}

/** A chip on each place by itself, and one on all together. */
function samplesOf({ spots }: ShowdownDefinition): readonly Bet[] {
  const names = Object.keys(spots)
  return [...names.map((name) => [name]), names].map((on) => ({
    selection: Object.fromEntries(on.map((name) => [name, 1])),
  }))
}

function openRound(
  definition: ShowdownDefinition,
  bets: readonly Chips[],
  draw: Draw,
): Step<ShowdownState> {
  const { decks, hands, spots, unitsPerStake } = definition
  const events: (CardsEvent | CommonEvent)[] = [
    {
      type: 'cardsBet',
      bets: bets.map(({ spot, chips }) => ({ spot, stake: chips * unitsPerStake })),
    },
  ]
  const shoe = new Shoe(decks)
  const ranks = hands.map((hand) => {
    const card = shoe.deal(draw)
    events.push({ type: 'cardDealt', hand, card })
    return rankNumber(card)
  })
  const outcome = outcomeOf(definition, ranks)
  let total = 0
  for (const { spot, chips } of bets) {
    const stake = chips * unitsPerStake
    const pay = chips * (spots[spot]?.[outcome] ?? 0)
    total += pay
    events.push({ type: 'spotSettled', spot, result: resultOf(stake, pay), stake, pay, total })
  }
  events.push({ type: 'roundEnded', total })
  return { state: { version: 1, units: total, done: true }, events, actions: [] }
}

function resultOf(stake: number, pay: number): 'win' | 'push' | 'half' | 'lose' {
  if (pay === 0) return 'lose'
  if (pay === stake) return 'push'
  return pay < stake ? 'half' : 'win'
}

/** What players are shown of a definition. */
function paytableOf(definition: ShowdownDefinition): CardsPaytable {
  const { decks, hands, spots, unitsPerStake, mostChips } = definition
  return {
    family: 'cards',
    rules: {
      game: 'showdown',
      decks,
      hands,
      spots: Object.entries(spots).map(([spot, pays]) => ({
        spot,
        pays: Object.entries(pays).map(([outcome, back]) => ({ outcome, back })),
      })),
      unitsPerChip: unitsPerStake,
      mostChips,
    },
    features: [],
    modes: [],
    maxUnits: mostUnits(definition),
  }
}
