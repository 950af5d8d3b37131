import { cellData } from '@fairhouse/contract/families/instant/actions'
import { mineSelection } from '@fairhouse/contract/families/instant/selection'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import type { GameFacts } from '../../facts.ts'
import { fraction } from '../../fraction.ts'
import { type Action, baseMode, type Bet, type Game, type Step } from '../../game.ts'
import { choose } from './choose.ts'
import type { MinesDefinition } from './definition.ts'
import { demand, demandLadder, isReturn, isWholeFrom } from './demand.ts'
import { type MinesState, readMines } from './mines-state.ts'
import { factsOfSteps } from './step-facts.ts'
import { bestStop, paidSteps, type PaidStep } from './step-pays.ts'

/** The version grows when the same definition would play differently. */
export const minesEngine = 'mines 1'

/**
 * A field of tiles with mines under some of them. They are laid before the first tile is turned, and told when the round is over.
 * @throws RangeError when the definition is none that can be played.
 */
export function minesGame(definition: MinesDefinition): Game<MinesState> {
  const fields = fieldsOf(definition)
  const { unitsPerStake, betLevels, cells } = definition
  const maxUnits = Math.max(...fields.flat().map(({ units }) => units))
  demandLadder({ unitsPerStake, betLevels, maxUnits })
  const rules = { fields, cells }
  const stops = fields.map(bestStop)
  return {
    hash: definitionHash(minesEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: {
      family: 'instant',
      rules: {
        game: 'mines',
        cells,
        fields: fields.map((steps, index) => ({
          mines: index + 1,
          pays: steps.map(({ units }) => units),
        })),
      },
      features: [],
      modes: [],
      maxUnits,
    },
    samples: fields.map((_, index) => ({ selection: { mines: index + 1 } })),
    priceOf: (bet) => (minesOf(rules, bet) === null ? null : unitsPerStake),
    open(draw, bet = {}) {
      const mines = minesOf(rules, bet)
      if (mines === null) throw new RangeError('no such field can be laid')
      return layField(cells, mines, draw)
    },
    act(state, action) {
      if (!allows(rules, state, action))
        throw new RangeError(`no such ${action.type} can be played`)
      return action.type === 'cashOut'
        ? cashOut(rules, state, [])
        : openCell(rules, state, cellOf(action) ?? 0)
    },
    allows: (state, action) => allows(rules, state, action),
    options: (state) =>
      state.done
        ? []
        : [
            ...closedCells(rules, state).map(opening),
            ...(state.opened.length > 0 ? [{ type: 'cashOut' } as const] : []),
          ],
    strategy(state, { free } = { free: false }) {
      const { opened, mines } = state
      // Who cannot go on keeps what was reached: the house takes no chance with it.
      const stop = free ? 1 : item(stops, mines.length - 1)
      return opened.length >= stop
        ? { type: 'cashOut' }
        : opening(item(closedCells(rules, state), 0))
    },
    legal: offered,
    parseState: (stored) => readMines(stored, { cells, maxUnits, steps: fields }),
  }
}

/** Fields by number of mines from 1, and how many tiles there are. */
interface MinesRules {
  readonly fields: readonly (readonly PaidStep[])[]
  readonly cells: number
}

const opening = (cell: number): Action => ({ type: 'openCell', data: { cell } })

const offered = ({ done, opened }: MinesState): readonly RoundAction[] => {
  if (done) return []
  return opened.length > 0 ? [{ type: 'openCell' }, { type: 'cashOut' }] : [{ type: 'openCell' }]
}

/** @throws RangeError when the definition is none that can be played. */
function fieldsOf(definition: MinesDefinition): readonly (readonly PaidStep[])[] {
  const { cells, perMille, mostUnits } = definition
  demand(isReturn(perMille) && perMille <= 990, 'stopping returns 99 % at most before rounding')
  demand(isWholeFrom(2, cells) && cells <= 25, 'a field has 2 to 25 tiles')
  demand(isWholeFrom(cells * 100, mostUnits), 'the most is more than any first tile pays')
  return Array.from({ length: cells - 1 }, (_, index) => {
    const safe = cells - index - 1
    // So many tiles turned hold no mine in C(safe, turned) of C(cells, turned) ways.
    const chances = Array.from({ length: safe }, (_, turned) =>
      fraction(choose(safe, turned + 1), choose(cells, turned + 1)),
    )
    return paidSteps(definition, chances)
  })
}

/** How many mines a bet is on; null for everything else. */
function minesOf({ fields }: MinesRules, { mode = baseMode, selection }: Bet): number | null {
  const read = mineSelection.safeParse(selection)
  if (mode !== baseMode || !read.success) return null
  return read.data.mines <= fields.length ? read.data.mines : null
}

/** Each mine is drawn among the tiles that have none, which lie in ascending order. */
function layField(cells: number, count: number, draw: Draw): Step<MinesState> {
  const free = Array.from({ length: cells }, (_, cell) => cell)
  const mines = Array.from({ length: count }, () => {
    const [mine] = free.splice(draw.below(free.length), 1)
    if (mine === undefined) throw new RangeError('the field is full')
    return mine
  }).toSorted((one, other) => one - other)
  const state: MinesState = { version: 1, units: 0, done: false, mines, opened: [] }
  return {
    state,
    events: [{ type: 'fieldLaid', cells, mines: count }],
    actions: offered(state),
  }
}

const closedCells = ({ cells }: MinesRules, { opened }: MinesState): readonly number[] =>
  Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !opened.includes(cell))

const cellOf = ({ data }: Action): number | null => {
  const read = cellData.safeParse(data)
  return read.success ? read.data.cell : null
}

function allows(rules: MinesRules, state: MinesState, action: Action): boolean {
  if (state.done || action.choice !== undefined) return false
  if (action.type === 'cashOut') return state.opened.length > 0 && action.data === undefined
  const cell = cellOf(action)
  return action.type === 'openCell' && cell !== null && closedCells(rules, state).includes(cell)
}

function openCell(rules: MinesRules, state: MinesState, cell: number): Step<MinesState> {
  const { mines, opened } = state
  if (mines.includes(cell)) return lost(state, cell)
  const steps = item(rules.fields, mines.length - 1)
  const next: MinesState = { ...state, opened: [...opened, cell] }
  const found = next.opened.length
  const event: RoundEvent = {
    type: 'gemFound',
    cell,
    found,
    times: item(steps, found - 1).units,
  }
  // Nothing is left to turn, or a further tile would pay more than the most.
  return found === steps.length
    ? cashOut(rules, next, [event])
    : { state: next, events: [event], actions: offered(next) }
}

function lost(state: MinesState, cell: number): Step<MinesState> {
  return {
    state: { ...state, done: true },
    events: [
      { type: 'mineHit', cell },
      { type: 'fieldShown', mines: state.mines },
      { type: 'roundEnded', total: 0 },
    ],
    actions: [],
  }
}

function cashOut(
  { fields }: MinesRules,
  state: MinesState,
  before: readonly RoundEvent[],
): Step<MinesState> {
  const { mines, opened } = state
  const { units } = item(item(fields, mines.length - 1), opened.length - 1)
  return {
    state: { ...state, units, done: true },
    events: [
      ...before,
      { type: 'cashedOut', times: units, pay: units, total: units },
      { type: 'fieldShown', mines },
      { type: 'roundEnded', total: units },
    ],
    actions: [],
  }
}

/** What stopping pays after each tile of a field with so many mines. */
export const mineSteps = (definition: MinesDefinition, mines: number): readonly PaidStep[] =>
  item(fieldsOf(definition), mines - 1)

/** Exact facts of a field with so many mines, of a player who stops where stopping returns most. */
export const minesFacts = (definition: MinesDefinition, mines: number): GameFacts =>
  factsOfSteps(mineSteps(definition, mines), 'gems')
