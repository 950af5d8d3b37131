import type { PegBoard } from '@fairhouse/contract/families/instant/paytable'
import { pegSelection } from '@fairhouse/contract/families/instant/selection'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import type { GameFacts } from '../../facts.ts'
import { baseMode, type Bet, type Game, type RoundState, type Step } from '../../game.ts'
import { demand as demandState, fields, whole } from '../slot/read.ts'
import { choose } from './choose.ts'
import type { PegsDefinition } from './definition.ts'
import { demand, demandLadder, isWholeFrom } from './demand.ts'
import { factsOfOutcomes } from './outcome-facts.ts'

/** The version grows when the same definition would play differently. */
export const pegsEngine = 'pegs 1'

/** A round is over with its ball. */
export interface PegsState extends RoundState {
  readonly version: 1
}

/**
 * A ball falls through rows of pegs, left or right at each with the same chance, and its slot pays.
 * @throws RangeError when the definition is none that can be played.
 */
export function pegsGame(definition: PegsDefinition): Game<PegsState> {
  const boards = boardsOf(definition)
  const { unitsPerStake, betLevels } = definition
  const maxUnits = Math.max(...boards.flatMap(({ pays }) => pays))
  demandLadder({ unitsPerStake, betLevels, maxUnits })
  const boardOf = ({ mode = baseMode, selection }: Bet): PegBoard | null => {
    const read = pegSelection.safeParse(selection)
    if (mode !== baseMode || !read.success) return null
    const { rows, risk } = read.data
    return boards.find((board) => board.rows === rows && board.risk === risk) ?? null
  }
  return {
    hash: definitionHash(pegsEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: {
      family: 'instant',
      rules: { game: 'pegs', boards },
      features: [],
      modes: [],
      maxUnits,
    },
    samples: boards.map(({ rows, risk }) => ({ selection: { rows, risk } })),
    priceOf: (bet) => (boardOf(bet) === null ? null : unitsPerStake),
    open(draw, bet = {}) {
      const board = boardOf(bet)
      if (board === null) throw new RangeError('there is no such board')
      return dropBall(board, draw)
    },
    act(_, action) {
      throw new RangeError(`a board of pegs knows no ${action.type}`)
    },
    legal: () => [],
    parseState(stored) {
      const state = fields(stored)
      demandState(state['version'] === 1 && state['done'] === true, 'a finished round of pegs')
      return { version: 1, units: whole(state['units'], maxUnits), done: true }
    },
  }
}

/** All boards with every slot. @throws RangeError when one cannot be played. */
function boardsOf({ boards }: PegsDefinition): readonly PegBoard[] {
  demand(boards.length > 0, 'there must be a board')
  return boards.map(({ rows, risk, half }) => {
    demand(isWholeFrom(8, rows) && rows <= 16, 'a board has 8 to 16 rows')
    demand(half.length === Math.floor(rows / 2) + 1, `${rows} rows need the pays of half the slots`)
    demand(
      half.every((units, slot) => isWholeFrom(1, units) && units <= (half[slot - 1] ?? units)),
      'a slot pays something, and none more than one further out',
    )
    return {
      rows,
      risk,
      pays: Array.from({ length: rows + 1 }, (_, slot) => item(half, Math.min(slot, rows - slot))),
    }
  })
}

/** One draw for each row: below 2, and 1 is to the right. */
function dropBall({ rows, risk, pays }: PegBoard, draw: Draw): Step<PegsState> {
  const path = Array.from({ length: rows }, () => (draw.below(2) === 1 ? 1 : 0))
  const slot = path.filter((side) => side === 1).length
  const units = item(pays, slot)
  return {
    state: { version: 1, units, done: true },
    events: [
      { type: 'ballDropped', rows, risk, path },
      { type: 'ballSettled', slot, times: units, pay: units, total: units },
      { type: 'roundEnded', total: units },
    ],
    actions: [],
  }
}

/**
 * Exact facts of a board: slot s is reached in C(rows, s) of 2^rows ways.
 * @throws RangeError when there is no such board.
 */
export function pegsFacts(
  definition: PegsDefinition,
  { rows, risk }: Pick<PegBoard, 'rows' | 'risk'>,
): GameFacts {
  const board = boardsOf(definition).find((one) => one.rows === rows && one.risk === risk)
  if (!board) throw new RangeError('there is no such board')
  return factsOfOutcomes(
    board.pays.map((units, slot) => ({ units, ways: choose(rows, slot) })),
    'slots',
  )
}
