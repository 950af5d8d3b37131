import { holdData } from '@fairhouse/contract/families/video-poker/actions'
import type { MadeHand } from '@fairhouse/contract/families/video-poker/events'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { definitionHash } from '../../definition-hash.ts'
import { type Action, baseMode, type Game, type Step } from '../../game.ts'
import { checkDefinition, mostOf } from './check-definition.ts'
import { decks, type PokerDeck } from './decks.ts'
import type { DrawnMultiplier, VideoPokerDefinition } from './definition.ts'
import { doubleUpActions, isDoubleUpChoice, mayDouble, playDoubleUp } from './double-up.ts'
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
  const solver = holdSolver(definition)
  const deck = decks[definition.wilds]
  const { multipliers, doubleUp } = definition
  const rules: Rules = { definition, deck, read: handReader(definition) }
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
      return deal(rules, draw)
    },
    act(state, action, draw) {
      const move = moveOf(state, action)
      if (move === null) throw new RangeError(`no such ${action.type} can be played`)
      if (move.type === 'hold') return drawHands(rules, { state, held: move.held, draw })
      if (move.type === 'take') return ended(state, [])
      const { units, event } = playDoubleUp(state.units, move.choice, draw)
      return afterWin(rules, { ...state, units }, [event], (state.doublings ?? 0) - 1)
    },
    allows: (state, action) => moveOf(state, action) !== null,
    options: ({ done, doublings }) => {
      if (done) return []
      return doublings === undefined ? everyHold : everyDoubling
    },
    strategy: ({ dealt, doublings }) =>
      doublings === undefined ? holding(solver.best(dealt)) : { type: 'takeWin' },
    legal: offered,
    parseState: (stored) => readState(stored, { deck, maxUnits, multipliers, doubleUp }),
  }
}

/** What a round is played by. */
interface Rules {
  readonly definition: VideoPokerDefinition
  readonly deck: PokerDeck
  readonly read: HandReader
}

const holding = (hold: number): Action => ({ type: 'hold', data: { cards: placesOf(hold) } })

const everyHold: readonly Action[] = Array.from({ length: holdCount }, (_, hold) => holding(hold))

const everyDoubling: readonly Action[] = [
  ...[0, 1, 2, 3].map((choice): Action => ({ type: 'doubleUp', choice })),
  { type: 'takeWin' },
]

function offered({
  done,
  doublings,
}: Pick<VideoPokerState, 'done' | 'doublings'>): readonly RoundAction[] {
  if (done) return []
  return doublings === undefined ? [{ type: 'hold' }] : doubleUpActions
}

/** Five cards, from the left, and what their pays are multiplied by. */
function deal({ definition, deck, read }: Rules, draw: Draw): Step<VideoPokerState> {
  const stock = new Stock(deck)
  const dealt = Array.from({ length: handSize }, () => stock.deal(draw))
  const { multipliers } = definition
  const multiplier = multipliers && drawnOf(multipliers, draw)
  const state = { version: 1, units: 0, done: false, dealt } as const
  return {
    state: { ...state, ...(multiplier !== undefined && { multiplier }) },
    events: [
      { type: 'pokerDealt', cards: dealt, made: madeOf(read(dealt)) },
      ...(multiplier === undefined ? [] : [{ type: 'pokerMultiplied', multiplier } as const]),
    ],
    actions: offered(state),
  }
}

/** One of them by weight: the first whose running sum is above what was drawn. */
function drawnOf(multipliers: readonly DrawnMultiplier[], draw: Draw): number {
  let left = draw.below(multipliers.reduce((sum, { weight }) => sum + weight, 0))
  const drawn = multipliers.find(({ weight }) => (left -= weight) < 0)
  if (!drawn) throw new RangeError('no multiplier was drawn')
  return drawn.by
}

type Moved =
  | { readonly type: 'hold'; readonly held: readonly number[] }
  | { readonly type: 'double'; readonly choice: number }
  | { readonly type: 'take' }

/** What an action does; null when it may not be played. */
function moveOf(
  { done, doublings }: VideoPokerState,
  { type, choice, data }: Action,
): Moved | null {
  if (done) return null
  if (doublings === undefined) {
    const held = type === 'hold' && choice === undefined ? holdData.safeParse(data) : null
    return held?.success ? { type: 'hold', held: held.data.cards } : null
  }
  if (data !== undefined) return null
  if (type === 'takeWin') return choice === undefined ? { type: 'take' } : null
  return type === 'doubleUp' && isDoubleUpChoice(choice) ? { type: 'double', choice } : null
}

/** Replaces what is not held, hand by hand, each from all cards that were not dealt and each from the left. */
function drawHands(
  rules: Rules,
  {
    state,
    held,
    draw,
  }: {
    readonly state: VideoPokerState
    readonly held: readonly number[]
    readonly draw: Draw
  },
): Step<VideoPokerState> {
  const { definition, deck, read } = rules
  const { dealt, multiplier = 1 } = state
  const events: RoundEvent[] = []
  let units = 0
  for (let hand = 0; hand < definition.hands; hand++) {
    const stock = new Stock(deck, dealt)
    const cards = dealt.map((card, place) => (held.includes(place) ? card : stock.deal(draw)))
    const paid = read(cards)
    events.push({ type: 'pokerDrawn', hand, held, cards, made: madeOf(paid) })
    if (paid === null) continue
    if (paid.hand === definition.progressive?.hand) {
      // The amount is what the house's meter shows when the round is written.
      const { jackpot } = definition.progressive
      events.push({ type: 'jackpotWon', jackpot, pay: 0, total: units })
      continue
    }
    const pay = paid.units * multiplier
    units += pay
    events.push({ type: 'pokerHandWon', hand, name: paid.hand, pay, total: units })
  }
  return afterWin(rules, { ...state, units }, events, definition.doubleUp?.steps ?? 0)
}

/** Ends the round, or offers to double what it has won. */
function afterWin(
  { definition: { doubleUp } }: Rules,
  state: VideoPokerState,
  events: readonly RoundEvent[],
  left: number,
): Step<VideoPokerState> {
  if (!mayDouble(doubleUp, state.units, left)) return ended(state, events)
  const open = { ...state, doublings: left }
  return {
    state: open,
    events: [...events, { type: 'doubleUpOffered', at: state.units, left }],
    actions: offered(open),
  }
}

function ended(
  { version, units, dealt, multiplier }: VideoPokerState,
  events: readonly RoundEvent[],
): Step<VideoPokerState> {
  const drawn = multiplier === undefined ? {} : { multiplier }
  return {
    state: { version, units, done: true, dealt, ...drawn },
    events: [...events, { type: 'roundEnded', total: units }],
    actions: [],
  }
}

const madeOf = (paid: PaidHand | null): MadeHand | null =>
  paid && { hand: paid.hand, cards: paid.cards }
