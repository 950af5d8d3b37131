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
import { type Chips, chipsOf } from '../showdown/selected.ts'
import { goesToWar } from './choices.ts'
import { type CasinoWarDefinition, checkDefinition, mostUnits, spots } from './definition.ts'
import { type CasinoWarState, readState } from './state.ts'

/** The version grows when the same definition would play differently. */
export const casinoWarEngine = 'casino war 1'

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function casinoWarGame(definition: CasinoWarDefinition): Game<CasinoWarState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, mostChips } = definition
  const betOf = ({ mode = baseMode, selection }: Bet) =>
    mode === baseMode ? chipsOf({ spots, mostChips }, selection) : null
  return {
    hash: definitionHash(casinoWarEngine, definition),
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
    act: (state, action, draw) => act(definition, state, { action, draw }),
    allows: (_, action) => isBare(action),
    strategy(state, { free } = { free: false }) {
      if (!state.tied) throw new RangeError('nothing is to be chosen')
      const isWar = !free && goesToWar(definition, rankNumber(state.tied.hand))
      return { type: isWar ? 'goToWar' : 'giveUp' }
    },
    legal,
    parseState: (stored) => readState(definition, stored),
  }
}

/** Actions say nothing but their kind. */
const isBare = ({ choice, data }: Action): boolean => choice === undefined && data === undefined

function openRound(
  definition: CasinoWarDefinition,
  bets: readonly Chips[],
  draw: Draw,
): Step<CasinoWarState> {
  const { decks, unitsPerStake, tieBack } = definition
  const told = new ToldRound(unitsPerStake)
  told.bet(bets)
  const [hand, dealer] = dealtTo(told, new Shoe(decks), draw)
  const [mine, theirs] = [rankNumber(hand), rankNumber(dealer)]
  const isTie = mine === theirs
  told.tell({ type: 'handsCompared', winner: isTie ? 'tie' : mine > theirs ? 'hand' : 'dealer' })
  const chipsOn = (name: string): number => bets.find(({ spot }) => spot === name)?.chips ?? 0
  const [ante, tie] = [chipsOn('ante') * unitsPerStake, chipsOn('tie') * unitsPerStake]
  if (ante > 0 && !isTie) told.settle('ante', ante, { pay: mine > theirs ? 2 * ante : 0 })
  if (tie > 0) told.settle('tie', tie, { pay: isTie ? chipsOn('tie') * tieBack : 0 })
  const waits = isTie && ante > 0
  if (!waits) told.end()
  return stepOf(told, { ante, tied: waits ? { hand, dealer } : null })
}

function act(
  { decks, unitsPerStake }: CasinoWarDefinition,
  state: CasinoWarState,
  { action, draw }: { readonly action: Action; readonly draw: Draw },
): Step<CasinoWarState> {
  const { ante, tied, units } = state
  const isOffered = legal(state).some(({ type }) => type === action.type)
  if (!tied || !isOffered || !isBare(action)) {
    throw new RangeError(`${action.type} is not offered`)
  }
  const told = new ToldRound(unitsPerStake, units)
  if (action.type === 'giveUp') {
    told.tell({ type: 'handFolded', hand: 'hand' })
    told.settle('ante', ante, { pay: ante / 2 })
  } else {
    told.tell({ type: 'chipsAdded', spot: 'war', stake: ante })
    const [hand, dealer] = dealtTo(told, new Shoe(decks, [tied.hand, tied.dealer]), draw)
    const isWon = rankNumber(hand) >= rankNumber(dealer)
    told.tell({ type: 'handsCompared', winner: isWon ? 'hand' : 'dealer' })
    told.settle('ante', ante, { pay: isWon ? ante : 0 })
    told.settle('war', ante, { pay: isWon ? 2 * ante : 0 })
  }
  told.end()
  return stepOf(told, { ante, tied: null })
}

/** A card to the player, then one to the dealer. */
function dealtTo(told: ToldRound, shoe: Shoe, draw: Draw): readonly [Card, Card] {
  const hand = shoe.deal(draw)
  told.dealt('hand', hand)
  const dealer = shoe.deal(draw)
  told.dealt('dealer', dealer)
  return [hand, dealer]
}

function stepOf(
  told: ToldRound,
  { ante, tied }: Pick<CasinoWarState, 'ante' | 'tied'>,
): Step<CasinoWarState> {
  const state: CasinoWarState = {
    version: 1,
    units: told.units,
    done: tied === null,
    ante,
    tied,
  }
  return { state, events: told.events, actions: legal(state) }
}

const legal = ({ tied, ante }: CasinoWarState): readonly CardsAction[] =>
  tied ? [{ type: 'goToWar', cost: ante }, { type: 'giveUp' }] : []

/** What players are shown of a definition. */
function paytableOf(definition: CasinoWarDefinition): CardsPaytable {
  const { decks, tieBack, unitsPerStake, mostChips } = definition
  return {
    family: 'cards',
    rules: {
      game: 'casinoWar',
      decks,
      hands: ['hand', 'dealer'],
      spots: [
        { spot: 'ante', pays: [{ outcome: 'hand', back: 2 * unitsPerStake }] },
        { spot: 'tie', pays: [{ outcome: 'tie', back: tieBack }] },
      ],
      unitsPerChip: unitsPerStake,
      mostChips,
    },
    features: [],
    modes: [],
    maxUnits: mostUnits(definition),
  }
}
