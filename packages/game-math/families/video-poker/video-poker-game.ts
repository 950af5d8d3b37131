import { holdData } from '@fairhouse/contract/families/video-poker/actions'
import type { MadeHand } from '@fairhouse/contract/families/video-poker/events'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { definitionHash } from '../../definition-hash.ts'
import { type Action, baseMode, type Game, type Step } from '../../game.ts'
import { checkDefinition, mostOf } from './check-definition.ts'
import { decks, type PokerDeck } from './decks.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { holdCount } from './holds/draws.ts'
import { holdSolver, placesOf } from './holds/solver.ts'
import { type HandReader, handReader, type PaidHand } from './made.ts'
import { paytableOf } from './paytable.ts'
import { handSize, readState, type VideoPokerState } from './state.ts'
import { Stock } from './stock.ts'

/** The version grows when the same definition would play differently. */
export const videoPokerEngine = 'video poker 1'

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function videoPokerGame(definition: VideoPokerDefinition): Game<VideoPokerState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels } = definition
  const maxUnits = mostOf(definition)
  const read = handReader(definition)
  const solver = holdSolver(definition)
  const deck = decks[definition.wilds]
  return {
    hash: definitionHash(videoPokerEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: paytableOf(definition, maxUnits),
    open(draw, { mode = baseMode, selection } = {}) {
      if (mode !== baseMode) throw new RangeError(`video poker knows no mode ${mode}`)
      if (selection !== undefined) throw new RangeError('a bet of video poker selects nothing')
      return deal(deck, read, draw)
    },
    act(state, action, draw) {
      const held = heldBy(state, action)
      if (held === null) throw new RangeError(`no such ${action.type} can be played`)
      return drawHands(state, { held, draw, read, deck, hands: definition.hands })
    },
    allows: (state, action) => heldBy(state, action) !== null,
    options: ({ done }) => (done ? [] : everyHold),
    strategy: ({ dealt }) => holding(solver.best(dealt)),
    legal: ({ done }) => offered(done),
    parseState: (stored) => readState(stored, { deck, maxUnits }),
  }
}

const holding = (hold: number): Action => ({ type: 'hold', data: { cards: placesOf(hold) } })

const everyHold: readonly Action[] = Array.from({ length: holdCount }, (_, hold) => holding(hold))

const offered = (done: boolean): readonly RoundAction[] => (done ? [] : [{ type: 'hold' }])

/** Five cards, from the left. */
function deal(deck: PokerDeck, read: HandReader, draw: Draw): Step<VideoPokerState> {
  const stock = new Stock(deck)
  const dealt = Array.from({ length: handSize }, () => stock.deal(draw))
  return {
    state: { version: 1, units: 0, done: false, dealt },
    events: [{ type: 'pokerDealt', cards: dealt, made: madeOf(read(dealt)) }],
    actions: offered(false),
  }
}

/** Places that an action holds; null when it is none that may be played. */
function heldBy(
  { done }: VideoPokerState,
  { type, choice, data }: Action,
): readonly number[] | null {
  if (done || type !== 'hold' || choice !== undefined) return null
  const parsed = holdData.safeParse(data)
  return parsed.success ? parsed.data.cards : null
}

interface Drawing {
  readonly held: readonly number[]
  readonly draw: Draw
  readonly read: HandReader
  readonly deck: PokerDeck
  readonly hands: number
}

/** Replaces what is not held, hand by hand, each from all cards that were not dealt and each from the left. */
function drawHands(
  { dealt }: VideoPokerState,
  { held, draw, read, deck, hands }: Drawing,
): Step<VideoPokerState> {
  const events: RoundEvent[] = []
  let units = 0
  for (let hand = 0; hand < hands; hand++) {
    const stock = new Stock(deck, dealt)
    const cards = dealt.map((card, place) => (held.includes(place) ? card : stock.deal(draw)))
    const paid = read(cards)
    events.push({ type: 'pokerDrawn', hand, held, cards, made: madeOf(paid) })
    if (paid === null) continue
    units += paid.units
    events.push({ type: 'pokerHandWon', hand, name: paid.hand, pay: paid.units, total: units })
  }
  events.push({ type: 'roundEnded', total: units })
  return { state: { version: 1, units, done: true, dealt }, events, actions: [] }
}

const madeOf = (paid: PaidHand | null): MadeHand | null =>
  paid && { hand: paid.hand, cards: paid.cards }
