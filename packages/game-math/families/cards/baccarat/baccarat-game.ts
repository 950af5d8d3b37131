import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { Card } from '@fairhouse/contract/families/card'
import type { Draw } from '@fairhouse/fairness/draw'
import { rankNumber } from '../../../cards/card.ts'
import { Shoe } from '../../../cards/shoe.ts'
import { definitionHash } from '../../../definition-hash.ts'
import { baseMode, type Bet, type Game, type RoundState, type Step } from '../../../game.ts'
import { samplesOf } from '../places/samples.ts'
import { ToldRound } from '../places/told-round.ts'
import { type Chips, chipsOf } from '../showdown/selected.ts'
import { demand, fieldsOf, whole } from '../stored.ts'
import {
  type BaccaratDefinition,
  checkDefinition,
  type HandName,
  hands,
  mostUnits,
} from './definition.ts'
import { outcomesOf, paidTo, winnerOf } from './pays.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf, valueOfRank } from './third-card.ts'

/** The version grows when the same definition would play differently. */
export const baccaratEngine = 'baccarat 1'

/** A round is over when its cards are dealt. */
export interface BaccaratState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
}

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function baccaratGame(definition: BaccaratDefinition): Game<BaccaratState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, spots } = definition
  const maxUnits = mostUnits(definition)
  const betOf = ({ mode = baseMode, selection }: Bet) =>
    mode === baseMode ? chipsOf(definition, selection) : null
  return {
    hash: definitionHash(baccaratEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: paytableOf(definition),
    samples: samplesOf(Object.keys(spots)),
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
      throw new RangeError(`baccarat knows no ${action.type}`)
    },
    legal: () => [],
    parseState(stored) {
      const state = fieldsOf(stored, ['version', 'units', 'done'])
      demand(state['version'] === 1 && state['done'] === true, 'a finished round of baccarat')
      return { version: 1, units: whole(state['units'], maxUnits), done: true }
    },
  }
}

function openRound(
  definition: BaccaratDefinition,
  bets: readonly Chips[],
  draw: Draw,
): Step<BaccaratState> {
  const { decks, unitsPerStake } = definition
  const told = new ToldRound(unitsPerStake)
  told.bet(bets)
  const table = dealt(new Shoe(decks), draw, told)
  const [player, banker] = [countOf(table.player), countOf(table.banker)]
  told.tell({ type: 'handsCompared', winner: winnerOf(player, banker) })
  const met = outcomesOf({
    player,
    banker,
    isPlayerPair: isPair(table.player),
    isBankerPair: isPair(table.banker),
  })
  for (const on of bets) {
    told.settle(on.spot, on.chips * unitsPerStake, { pay: paidTo(definition, on, met) })
  }
  told.end()
  return {
    state: { version: 1, units: told.units, done: true },
    events: told.events,
    actions: [],
  }
}

type Table = Readonly<Record<HandName, readonly Card[]>>

/** Two cards each in turn, the player's first, then third cards by the rules. */
function dealt(shoe: Shoe, draw: Draw, told: ToldRound): Table {
  const table: Record<HandName, Card[]> = { player: [], banker: [] }
  const deal = (hand: HandName): number => {
    const card = shoe.deal(draw)
    table[hand].push(card)
    told.dealt(hand, card, countOf(table[hand]))
    return valueOfRank(rankNumber(card))
  }
  for (const hand of [...hands, ...hands]) deal(hand)
  const [player, banker] = [countOf(table.player), countOf(table.banker)]
  if (isNatural(player, banker)) return table
  const third = playerDraws(player) ? deal('player') : null
  if (bankerDraws(banker, third)) deal('banker')
  return table
}

const countOf = (cards: readonly Card[]): number =>
  pointsOf(cards.map((card) => valueOfRank(rankNumber(card))))

/** The first two are of the same rank, whatever came after them. */
function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankNumber(first) === rankNumber(second)
}

/** What players are shown of a definition. */
function paytableOf(definition: BaccaratDefinition): CardsPaytable {
  const { decks, spots, unitsPerStake, mostChips } = definition
  return {
    family: 'cards',
    rules: {
      game: 'baccarat',
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
