import type { CardsAction } from '@fairhouse/contract/families/cards/actions'
import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { Card } from '@fairhouse/contract/families/card'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import { Shoe } from '../../../cards/shoe.ts'
import { definitionHash } from '../../../definition-hash.ts'
import { type Action, baseMode, type Bet, type Game, type Step } from '../../../game.ts'
import { samplesOf } from '../places/samples.ts'
import { ToldRound } from '../places/told-round.ts'
import { type Chips, chipsOf } from '../showdown/selected.ts'
import { checkDefinition, mostUnits, spots, type ThreeCardDefinition } from './definition.ts'
import { isPlayed, isQualified, placeIn, rankOfValue, valueOf } from './hand-value.ts'
import { readState, type Three, type ThreeCardState } from './state.ts'

/** The version grows when the same definition would play differently. */
export const threeCardEngine = 'three card poker 1'

/** It is dealt from one deck. */
const decks = 1

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function threeCardGame(definition: ThreeCardDefinition): Game<ThreeCardState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, mostChips } = definition
  const betOf = ({ mode = baseMode, selection }: Bet) =>
    mode === baseMode ? chipsOf({ spots, mostChips }, selection) : null
  return {
    hash: definitionHash(threeCardEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits: mostUnits(definition),
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
    act: (state, action) => act(definition, state, action),
    allows: (_, action) => isBare(action),
    strategy({ hands }, { free } = { free: false }) {
      if (!hands) throw new RangeError('nothing is to be chosen')
      return { type: !free && isPlayed(worthOf(hands.hand)) ? 'playOn' : 'fold' }
    },
    legal: (state) => legal(definition, state),
    parseState: (stored) => readState(definition, stored),
  }
}

/** Actions say nothing but their kind. */
const isBare = ({ choice, data }: Action): boolean => choice === undefined && data === undefined

const worthOf = ([first, second, third]: Three): number =>
  valueOf([placeIn(first), placeIn(second), placeIn(third)])

/** Three cards each in turn, the dealer's face down; pair plus is settled by the player's alone. Without an ante the dealer takes none. */
function openRound(
  definition: ThreeCardDefinition,
  bets: readonly Chips[],
  draw: Draw,
): Step<ThreeCardState> {
  const { unitsPerStake, pairPlusBack } = definition
  const told = new ToldRound(unitsPerStake)
  told.bet(bets)
  const chipsOn = (name: string): number => bets.find(({ spot }) => spot === name)?.chips ?? 0
  const [ante, pairPlus] = [chipsOn('ante'), chipsOn('pairPlus')]
  const { hand, dealer } = dealt(told, draw, ante > 0)
  const own = threeOf(hand)
  const rank = rankOfValue(worthOf(own))
  told.tell({ type: 'handRanked', hand: 'hand', rank })
  if (pairPlus > 0) {
    const pay = pairPlus * (pairPlusBack[rank] ?? 0)
    told.settle('pairPlus', pairPlus * unitsPerStake, { pay })
  }
  if (ante === 0) told.end()
  return stepOf(definition, told, {
    ante,
    hands: ante > 0 ? { hand: own, dealer: threeOf(dealer) } : null,
  })
}

function dealt(
  told: ToldRound,
  draw: Draw,
  hasDealer: boolean,
): { readonly hand: readonly Card[]; readonly dealer: readonly Card[] } {
  const shoe = new Shoe(decks)
  const hand: Card[] = []
  const dealer: Card[] = []
  for (let turn = 0; turn < 3; turn++) {
    const card = shoe.deal(draw)
    told.dealt('hand', card)
    hand.push(card)
    if (!hasDealer) continue
    dealer.push(shoe.deal(draw))
    told.tell({ type: 'cardHidden', hand: 'dealer' })
  }
  return { hand, dealer }
}

/** @throws RangeError when there are not three. */
const threeOf = (cards: readonly Card[]): Three => [item(cards, 0), item(cards, 1), item(cards, 2)]

/** No card is drawn any more: the dealer's lie there. */
function act(
  definition: ThreeCardDefinition,
  state: ThreeCardState,
  action: Action,
): Step<ThreeCardState> {
  const { hands, ante, units } = state
  const isOffered = legal(definition, state).some(({ type }) => type === action.type)
  if (!hands || !isOffered || !isBare(action)) throw new RangeError(`${action.type} is not offered`)
  const { unitsPerStake } = definition
  const told = new ToldRound(unitsPerStake, units)
  if (action.type === 'fold') {
    told.tell({ type: 'handFolded', hand: 'hand' })
    told.settle('ante', ante * unitsPerStake, { pay: 0 })
  } else showdown(definition, told, { hands, ante })
  told.end()
  return stepOf(definition, told, { ante, hands: null })
}

/** The dealer's cards are turned, and ante and play are settled. */
function showdown(
  { unitsPerStake, anteBonus }: ThreeCardDefinition,
  told: ToldRound,
  { hands, ante }: { readonly hands: NonNullable<ThreeCardState['hands']>; readonly ante: number },
): void {
  const stake = ante * unitsPerStake
  told.tell({ type: 'chipsAdded', spot: 'play', stake })
  for (const card of hands.dealer) told.tell({ type: 'cardTurned', hand: 'dealer', card })
  const [mine, theirs] = [worthOf(hands.hand), worthOf(hands.dealer)]
  told.tell({ type: 'handRanked', hand: 'dealer', rank: rankOfValue(theirs) })
  const isFolded = !isQualified(theirs)
  const isWon = isFolded || mine > theirs
  const isTie = !isWon && mine === theirs
  told.tell({ type: 'handsCompared', winner: isWon ? 'hand' : isTie ? 'tie' : 'dealer' })
  const back = isWon ? 2 * stake : isTie ? stake : 0
  const bonus = ante * (anteBonus[rankOfValue(mine)] ?? 0)
  told.settle('ante', stake, { pay: back + bonus })
  told.settle('play', stake, { pay: isFolded ? stake : back })
}

function stepOf(
  definition: ThreeCardDefinition,
  told: ToldRound,
  { ante, hands }: Pick<ThreeCardState, 'ante' | 'hands'>,
): Step<ThreeCardState> {
  const state: ThreeCardState = {
    version: 1,
    units: told.units,
    done: hands === null,
    ante,
    hands,
  }
  return { state, events: told.events, actions: legal(definition, state) }
}

const legal = (
  { unitsPerStake }: ThreeCardDefinition,
  { hands, ante }: ThreeCardState,
): readonly CardsAction[] =>
  hands ? [{ type: 'playOn', cost: ante * unitsPerStake }, { type: 'fold' }] : []

/** What players are shown of a definition. */
function paytableOf(definition: ThreeCardDefinition): CardsPaytable {
  const { anteBonus, pairPlusBack, unitsPerStake, mostChips } = definition
  return {
    family: 'cards',
    rules: {
      game: 'threeCardPoker',
      decks,
      hands: ['hand', 'dealer'],
      spots: [
        { spot: 'ante', pays: [{ outcome: 'hand', back: 2 * unitsPerStake }] },
        {
          spot: 'pairPlus',
          pays: Object.entries(pairPlusBack).map(([outcome, back]) => ({ outcome, back })),
        },
      ],
      anteBonus: Object.entries(anteBonus).map(([outcome, back]) => ({ outcome, back })),
      unitsPerChip: unitsPerStake,
      mostChips,
    },
    features: [],
    modes: [],
    maxUnits: mostUnits(definition),
  }
}
