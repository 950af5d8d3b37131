import { cellData } from '@fairhouse/contract/families/instant/actions'
import type { Risk } from '@fairhouse/contract/families/instant/events'
import { towerSelection } from '@fairhouse/contract/families/instant/selection'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import type { GameFacts } from '../../facts.ts'
import { fraction } from '../../fraction.ts'
import { type Action, baseMode, type Bet, type Game, type Step } from '../../game.ts'
import type { TowerDefinition } from './definition.ts'
import { demand, demandLadder, isReturn, isWholeFrom } from './demand.ts'
import type { PaidTower } from './paid-tower.ts'
import { factsOfSteps } from './step-facts.ts'
import { bestStop, paidSteps, type PaidStep } from './step-pays.ts'
import { readTower, type TowerState } from './tower-state.ts'

/** The version grows when the same definition would play differently. */
export const towerEngine = 'tower 1'

/**
 * A tower of levels, each with some tiles of which some are trapped. Traps are laid before the first step, and told when the round is over.
 * @throws RangeError when the definition is none that can be played.
 */
export function towerGame(definition: TowerDefinition): Game<TowerState> {
  const towers = towersOf(definition)
  const { unitsPerStake, betLevels } = definition
  const maxUnits = Math.max(...towers.flatMap(({ steps }) => steps.map(({ units }) => units)))
  demandLadder({ unitsPerStake, betLevels, maxUnits })
  const towerOf = ({ mode = baseMode, selection }: Bet): PaidTower | null => {
    const read = towerSelection.safeParse(selection)
    if (mode !== baseMode || !read.success) return null
    return towers.find(({ risk }) => risk === read.data.risk) ?? null
  }
  const ofState = ({ risk }: TowerState): PaidTower => {
    const tower = towers.find((one) => one.risk === risk)
    if (!tower) throw new RangeError('there is no such tower')
    return tower
  }
  return {
    hash: definitionHash(towerEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: {
      family: 'instant',
      rules: {
        game: 'tower',
        towers: towers.map(({ risk, width, traps, steps }) => ({
          risk,
          width,
          traps,
          pays: steps.map(({ units }) => units),
        })),
      },
      features: [],
      modes: [],
      maxUnits,
    },
    samples: towers.map(({ risk }) => ({ selection: { risk } })),
    priceOf: (bet) => (towerOf(bet) === null ? null : unitsPerStake),
    open(draw, bet = {}) {
      const tower = towerOf(bet)
      if (tower === null) throw new RangeError('there is no such tower')
      return build(tower, draw)
    },
    act(state, action) {
      const tower = ofState(state)
      if (!allows(tower, state, action))
        throw new RangeError(`no such ${action.type} can be played`)
      return action.type === 'cashOut'
        ? cashOut(tower, state, [])
        : climb(tower, state, cellOf(action) ?? 0)
    },
    allows: (state, action) => allows(ofState(state), state, action),
    options: (state) =>
      state.done
        ? []
        : [
            ...Array.from({ length: ofState(state).width }, (_, cell) => stepping(cell)),
            ...(state.taken.length > 0 ? [{ type: 'cashOut' } as const] : []),
          ],
    strategy(state, { free } = { free: false }) {
      // Who cannot go on keeps what was reached: the house takes no chance with it.
      const stop = free ? 1 : ofState(state).bestStop
      return state.taken.length >= stop ? { type: 'cashOut' } : stepping(0)
    },
    legal: offered,
    parseState: (stored) => readTower(stored, { towers, maxUnits }),
  }
}

const stepping = (cell: number): Action => ({ type: 'climb', data: { cell } })

const offered = ({ done, taken }: TowerState): readonly RoundAction[] => {
  if (done) return []
  return taken.length > 0 ? [{ type: 'climb' }, { type: 'cashOut' }] : [{ type: 'climb' }]
}

/** @throws RangeError when the definition is none that can be played. */
function towersOf(definition: TowerDefinition): readonly PaidTower[] {
  const { levels, towers, perMille, mostUnits } = definition
  demand(isReturn(perMille) && perMille <= 990, 'stopping returns 99 % at most before rounding')
  demand(isWholeFrom(1, levels) && levels <= 12, 'a tower has 1 to 12 levels')
  demand(towers.length > 0, 'there must be a tower')
  demand(new Set(towers.map(({ risk }) => risk)).size === towers.length, 'towers differ by risk')
  return towers.map(({ risk, width, traps }) => {
    demand(isWholeFrom(2, width) && width <= 4, 'a level has 2 to 4 tiles')
    demand(isWholeFrom(1, traps) && traps < width, 'some tiles of a level hold, and some do not')
    demand(isWholeFrom(width * 100, mostUnits), 'the most is more than any first level pays')
    const chances = Array.from({ length: levels }, (_, level) =>
      fraction(BigInt(width - traps) ** BigInt(level + 1), BigInt(width) ** BigInt(level + 1)),
    )
    const steps = paidSteps(definition, chances)
    return { risk, width, traps, steps, bestStop: bestStop(steps) }
  })
}

/** Level by level from below: each trap is drawn among the tiles of the level that have none, which lie in ascending order. */
function build({ risk, width, traps, steps }: PaidTower, draw: Draw): Step<TowerState> {
  const laid = steps.map(() => {
    const free = Array.from({ length: width }, (_, cell) => cell)
    return Array.from({ length: traps }, () => {
      const [trap] = free.splice(draw.below(free.length), 1)
      if (trap === undefined) throw new RangeError('the level is full')
      return trap
    }).toSorted((one, other) => one - other)
  })
  const state: TowerState = { version: 1, units: 0, done: false, risk, traps: laid, taken: [] }
  return {
    state,
    events: [{ type: 'towerBuilt', levels: steps.length, width, traps, risk }],
    actions: offered(state),
  }
}

const cellOf = ({ data }: Action): number | null => {
  const read = cellData.safeParse(data)
  return read.success ? read.data.cell : null
}

function allows({ width }: PaidTower, state: TowerState, action: Action): boolean {
  if (state.done || action.choice !== undefined) return false
  if (action.type === 'cashOut') return state.taken.length > 0 && action.data === undefined
  const cell = cellOf(action)
  return action.type === 'climb' && cell !== null && cell < width
}

function climb(tower: PaidTower, state: TowerState, cell: number): Step<TowerState> {
  const level = state.taken.length + 1
  if (item(state.traps, level - 1).includes(cell)) {
    return {
      state: { ...state, done: true },
      events: [
        { type: 'trapSprung', level, cell },
        { type: 'towerShown', traps: state.traps },
        { type: 'roundEnded', total: 0 },
      ],
      actions: [],
    }
  }
  const next: TowerState = { ...state, taken: [...state.taken, cell] }
  const event: RoundEvent = {
    type: 'levelClimbed',
    level,
    cell,
    times: item(tower.steps, level - 1).units,
  }
  return level === tower.steps.length
    ? cashOut(tower, next, [event])
    : { state: next, events: [event], actions: offered(next) }
}

function cashOut(
  { steps }: PaidTower,
  state: TowerState,
  before: readonly RoundEvent[],
): Step<TowerState> {
  const { units } = item(steps, state.taken.length - 1)
  return {
    state: { ...state, units, done: true },
    events: [
      ...before,
      { type: 'cashedOut', times: units, pay: units, total: units },
      { type: 'towerShown', traps: state.traps },
      { type: 'roundEnded', total: units },
    ],
    actions: [],
  }
}

/** What stopping pays on each level of a tower. @throws RangeError when there is none of this risk. */
export function towerSteps(definition: TowerDefinition, risk: Risk): readonly PaidStep[] {
  const tower = towersOf(definition).find((one) => one.risk === risk)
  if (!tower) throw new RangeError('there is no such tower')
  return tower.steps
}

/** Exact facts of a tower, of a player who stops where stopping returns most. */
export const towerFacts = (definition: TowerDefinition, risk: Risk): GameFacts =>
  factsOfSteps(towerSteps(definition, risk), 'levels')
