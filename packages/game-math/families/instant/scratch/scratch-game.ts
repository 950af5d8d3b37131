import { scratchSelection } from '@fairhouse/contract/families/instant/selection'
import type { PrintedCard } from '@fairhouse/contract/families/instant/paytable'
import type { Draw } from '@fairhouse/fairness/draw'
import { definitionHash } from '../../../definition-hash.ts'
import type { GameFacts } from '../../../facts.ts'
import { type Action, baseMode, type Bet, type Game, type Step } from '../../../game.ts'
import type { ScratchDefinition } from '../definition.ts'
import { demand, demandLadder, isWholeFrom } from '../demand.ts'
import { factsOfOutcomes } from '../outcome-facts.ts'
import { print } from './print-card.ts'
import { readScratch, type ScratchState } from './scratch-state.ts'

/** The version grows when the same definition would play differently. */
export const scratchEngine = 'scratch 1'

/**
 * Scratch cards. One draw decides what a card wins when it is bought; what is printed under the foil follows, and the round waits until it is off.
 * @throws RangeError when the definition is none that can be played.
 */
export function scratchGame(definition: ScratchDefinition): Game<ScratchState> {
  const cards = cardsOf(definition)
  const { unitsPerStake, betLevels } = definition
  const maxUnits = Math.max(...cards.flatMap(({ prizes }) => prizes.map(({ times }) => times)))
  demandLadder({ unitsPerStake, betLevels, maxUnits })
  const cardOf = ({ mode = baseMode, selection }: Bet): PrintedCard | null => {
    const read = scratchSelection.safeParse(selection)
    if (mode !== baseMode || !read.success) return null
    return cards.find(({ card }) => card === read.data.card) ?? null
  }
  return {
    hash: definitionHash(scratchEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: {
      family: 'instant',
      rules: { game: 'scratch', cards },
      features: [],
      modes: [],
      maxUnits,
    },
    samples: cards.map(({ card }) => ({ selection: { card } })),
    priceOf: (bet) => (cardOf(bet) === null ? null : unitsPerStake),
    open(draw, bet = {}) {
      const card = cardOf(bet)
      if (card === null) throw new RangeError('there is no such card')
      return buy(card, draw)
    },
    allows: (_, action) => isPlain(action),
    act(state, action) {
      if (state.done || action.type !== 'uncoverCard' || !isPlain(action))
        throw new RangeError(`no such ${action.type} can be played`)
      return uncover(state)
    },
    legal: ({ done }) => (done ? [] : [{ type: 'uncoverCard' }]),
    parseState: (stored) => readScratch(stored, { cards, maxUnits }),
  }
}

/** @throws RangeError when a card cannot be played. */
function cardsOf({ cards, of }: ScratchDefinition): readonly PrintedCard[] {
  demand(cards.length > 0, 'there must be a card')
  demand(new Set(cards.map(({ card }) => card)).size === cards.length, 'cards differ by name')
  demand(isWholeFrom(1, of) && of <= 2 ** 32, 'a draw is one of 1 to 2^32')
  return cards.map(({ prizes, ...card }) => {
    demand(prizes.length >= 6, 'a card has six prizes at least: its fields show them')
    demand(
      prizes.every(
        ([units, ways], place) =>
          isWholeFrom(1, units) && isWholeFrom(1, ways) && units < (prizes[place - 1]?.[0] ?? 1e9),
      ),
      'prizes are whole, and each is less than the one before',
    )
    const won = prizes.reduce((sum, [, ways]) => sum + ways, 0)
    demand(won < of, 'some draws win nothing')
    return { ...card, of, prizes: prizes.map(([times, ways]) => ({ times, ways })) }
  })
}

/** The first draw is the prize: the draws of each lie one after the other, the dearest first, and those that win nothing last. */
function buy(card: PrintedCard, draw: Draw): Step<ScratchState> {
  const drawn = draw.below(card.of)
  let end = 0
  const prize = card.prizes.find(({ ways }) => {
    end += ways
    return drawn < end
  })
  const { fields, wins } = print(card, prize?.times ?? 0, draw)
  const state: ScratchState = {
    version: 1,
    units: 0,
    done: false,
    card: card.card,
    prize: prize?.times ?? 0,
    wins,
  }
  return {
    state,
    events: [{ type: 'cardBought', card: card.card, layout: card.layout, fields }],
    actions: [{ type: 'uncoverCard' }],
  }
}

function uncover(state: ScratchState): Step<ScratchState> {
  const { prize, wins } = state
  return {
    state: { ...state, units: prize, done: true },
    events: [
      { type: 'cardPaid', wins, times: prize, pay: prize, total: prize },
      { type: 'roundEnded', total: prize },
    ],
    actions: [],
  }
}

/**
 * Exact facts of a card.
 * @throws RangeError when there is no such card.
 */
export function scratchFacts(definition: ScratchDefinition, name: string): GameFacts {
  const card = cardsOf(definition).find((one) => one.card === name)
  if (!card) throw new RangeError('there is no such card')
  const won = card.prizes.reduce((sum, { ways }) => sum + ways, 0)
  return factsOfOutcomes(
    [
      ...card.prizes.map(({ times, ways }) => ({ units: times, ways: BigInt(ways) })),
      { units: 0, ways: BigInt(card.of - won) },
    ],
    'cards',
  )
}

/** There is nothing to choose. */
const isPlain = ({ data, choice }: Action): boolean => data === undefined && choice === undefined
