import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import type { Action, Bet, Game, RoundState, Step } from '@fairhouse/game-math/game'
import { z } from 'zod'
import type { Title } from '#modules/catalog'

/** A wheel of four fields: nothing, the stake, three stakes, or a choice of three boxes that may lead to two free turns. */
export interface WheelState extends RoundState {
  readonly step: 'boxes' | 'freeTurns' | 'over'
  readonly left: number
}

const stored = z.object({
  units: z.int(),
  done: z.boolean(),
  step: z.enum(['boxes', 'freeTurns', 'over']),
  left: z.int(),
})

const boxes = [0, 1, 2]
const freeTurns = 2

function legal(state: WheelState): RoundAction[] {
  switch (state.step) {
    case 'boxes':
      return [{ type: 'pick', choices: boxes }]
    case 'freeTurns':
      return [{ type: 'freeSpin', left: state.left }]
    case 'over':
      return []
  }
}

const after = (state: WheelState, events: readonly RoundEvent[]): Step<WheelState> => ({
  state,
  events: state.done ? [...events, { type: 'roundEnded', total: state.units }] : events,
  actions: legal(state),
})

const over = (units: number): WheelState => ({ units, done: true, step: 'over', left: 0 })

const modes = [
  { name: 'base', price: 10 },
  { name: 'boxes', price: 30 },
  { name: 'ante', price: 15 },
]

/** In the mode `boxes` it is sure to be the boxes. */
function open(draw: Draw, { mode }: Bet = {}): Step<WheelState> {
  const field = mode === 'boxes' ? 3 : draw.below(4)
  if (field < 3) return after(over([0, 10, 30][field] ?? 0), [])
  const state: WheelState = { units: 0, done: false, step: 'boxes', left: 0 }
  return after(state, [{ type: 'pickStarted', symbol: 'box', cells: [[0, 0]], choices: 3 }])
}

/** The box holds what is drawn when it is opened: free turns, or ten units. */
function pick(state: WheelState, choice: number, draw: Draw): Step<WheelState> {
  const leadsOn = draw.below(2) === 1
  const units = state.units + (leadsOn ? 0 : 10)
  const event: RoundEvent = {
    type: 'picked',
    choice,
    ends: leadsOn,
    pay: leadsOn ? 0 : 10,
    total: units,
  }
  const next: WheelState = leadsOn
    ? { units, done: false, step: 'freeTurns', left: freeTurns }
    : over(units)
  return after(next, [event])
}

function turn(state: WheelState, draw: Draw): Step<WheelState> {
  const pay = draw.below(3) * 10
  const units = state.units + pay
  const left = state.left - 1
  const event: RoundEvent = { type: 'freeSpinStarted', number: freeTurns - left, left }
  return after(left === 0 ? over(units) : { units, done: false, step: 'freeTurns', left }, [event])
}

function act(state: WheelState, action: Action, draw: Draw): Step<WheelState> {
  if (action.type === 'pick' && state.step === 'boxes') return pick(state, action.choice ?? 0, draw)
  if (action.type === 'freeSpin' && state.step === 'freeTurns') return turn(state, draw)
  throw new RangeError(`${action.type} is not possible now`)
}

/** Small rules with every kind of step, so that money can be tested apart from the mathematics of real titles. */
export const wheel: Game<WheelState> = {
  hash: 'a'.repeat(64),
  unitsPerStake: 10,
  betLevels: [10, 50, 100, 1000],
  modes,
  maxUnits: 100,
  paytable: {
    family: 'slot',
    grid: { rows: [1], leastRows: [1], ofCells: false },
    rule: { by: 'lines', lines: [], bothWays: false },
    pays: [],
    wild: null,
    scatter: null,
    features: [],
    modes: [
      { name: 'boxes', kind: 'buy', price: 30 },
      { name: 'ante', kind: 'ante', price: 15 },
    ],
    maxUnits: 100,
  },
  open,
  act,
  legal,
  parseState: (state) => stored.parse(state),
}

const half = { numerator: '1', denominator: '2' }

/** The wheel as a title, for `titlesOf`. */
export const wheelTitle: Title = {
  manifest: {
    id: 1,
    uri: 'wheel',
    name: 'Wheel',
    category: 1281,
    family: 'slot',
    version: 1,
    hasImagePreview: false,
    since: '2026-01-01',
    themes: ['classic'],
    features: ['pick', 'freeSpins'],
  },
  rules: wheel,
  certificate: {
    uri: 'wheel',
    version: 1,
    hash: wheel.hash,
    proof: 'C',
    rtp: { exact: half, ratio: 0.5 },
    split: [{ part: 'base', exact: half, ratio: 0.5 }],
    hitFrequency: 0.5,
    profitFrequency: 0.25,
    sigma: 1,
    volatility: 1,
    featureOneIn: [],
    topPrize: { x: 5, oneIn: 36 },
    tail: [],
    modes: [],
  },
}
