import type { Prize } from '@fairhouse/contract/families/slot/events'
import { item } from '../../../../at.ts'
import { type Wins, winsOf } from '../../../../chances/wins.ts'
import { demand, fields, list, whole } from '../../read.ts'
import type { Telling } from '../../telling.ts'
import type { Feature, Outcome } from '../feature.ts'
import { giveJackpot } from '../give-prize.ts'
import { holdWeights } from './hold-weights.ts'
import {
  type Cell,
  type Held,
  type HoldRule,
  prizeAt,
  startWeight,
  totalWeight,
  worthAfter,
} from './rule.ts'

/** A hold-and-spin under way. */
export interface HoldRun {
  /** Spins left; at least one. */
  readonly left: number
  /** In the order they landed, which is the order that `multiply` and `collect` follow. */
  readonly held: readonly Held[]
}

/** A rule on its grid. */
interface Board {
  readonly rule: HoldRule
  /** Reel by reel, from the top. */
  readonly cells: readonly Cell[]
  /** Of the highest reel. */
  readonly rows: number
}

/**
 * Hold-and-spin; one action is one spin. The cells that start it stay; what each holds is drawn when it fills.
 * @param rows of each reel.
 */
export function holdFeature(
  name: string,
  rule: HoldRule,
  rows: readonly number[],
): Feature<HoldRun> {
  const cells = rows.flatMap((height, reel) =>
    Array.from({ length: height }, (_, row): Cell => [reel, row]),
  )
  const board = { rule, cells, rows: Math.max(...rows) }
  const proved = new Map<number, Wins>()
  const winsFrom = (filled: number): Wins => {
    const wins = proved.get(filled) ?? winsOf(holdWeights(rule, { cells: cells.length, filled }))
    proved.set(filled, wins)
    return wins
  }
  return {
    start(cause, telling) {
      const first = startWeight(rule)
      const held = cause.cells.map((cell) => filled(rule, cell, telling.draw.below(first)))
      telling.tell({
        type: 'holdStarted',
        symbol: cause.symbol,
        held: shown(rule, [], held),
        left: rule.spins,
        rows: board.rows,
      })
      return { left: rule.spins, held }
    },
    legal: ({ left }) => [{ type: 'holdSpin', left }],
    act(run, action, telling) {
      if (action.type !== 'holdSpin') throw new RangeError('a spin of the open cells is due')
      return spin(board, run, telling)
    },
    read: (stored) => readRun(board, stored),
    chances: (by, { chances }) =>
      chances.oneOf(name, [{ weight: 1n, wins: winsFrom(by), also: [], after: chances.nothing }]),
  }
}

/** Every open cell draws whether it fills, and with what. */
function spin(board: Board, run: HoldRun, telling: Telling): Outcome<HoldRun> {
  const { rule, cells, rows } = board
  const { hits, of } = rule.landing
  const all = totalWeight(rule)
  const landed = cells
    .filter((cell) => !run.held.some(({ cell: held }) => isSame(held, cell)))
    .flatMap((cell) =>
      telling.draw.below(of) < hits ? [filled(rule, cell, telling.draw.below(all))] : [],
    )
  const held = [...run.held, ...landed]
  const left = landed.length > 0 ? rule.spins : run.left - 1
  const isOver = left === 0 || held.length === cells.length
  telling.tell({
    type: 'holdSpun',
    landed: shown(rule, run.held, landed),
    left: isOver ? 0 : left,
    rows,
  })
  if (!isOver) return { state: { left, held }, starts: [] }
  settle(board, held, telling)
  return { state: null, starts: [] }
}

function isSame(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

function filled(rule: HoldRule, cell: Cell, drawn: number): Held {
  return { cell, prize: prizeAt(rule, drawn) }
}

/** Pays jackpots, each by its own event, and then what the cells are worth. */
function settle({ rule, cells }: Board, held: readonly Held[], telling: Telling): void {
  for (const { prize } of held) {
    const won = item(rule.prizes, prize)
    if (won.kind === 'jackpot') giveJackpot(won.jackpot, won.units, telling)
  }
  const full = held.length === cells.length
  if (full) giveJackpot(rule.full.jackpot, rule.full.units, telling)
  const pay = telling.pay(worthOf(rule, held))
  telling.tell({ type: 'holdEnded', full, pay, total: telling.units })
}

function worthOf(rule: HoldRule, held: readonly Held[]): number {
  return held.reduce((worth, { prize }) => worthAfter(worth, item(rule.prizes, prize)), 0)
}

/** What lands, in the words of events; what a cell collects is what lies there before it. */
function shown(
  rule: HoldRule,
  before: readonly Held[],
  landed: readonly Held[],
): readonly { readonly cell: Cell; readonly prize: Prize }[] {
  let worth = worthOf(rule, before)
  return landed.map(({ cell, prize: number }) => {
    const prize = item(rule.prizes, number)
    const after = worthAfter(worth, prize)
    const added = after - worth
    worth = after
    return {
      cell,
      prize: {
        kind: prize.kind,
        jackpot: prize.kind === 'jackpot' ? prize.jackpot : null,
        count: prize.kind === 'multiply' ? prize.times : 0,
        pay: paidAs(prize, added),
      },
    }
  })
}

/** What a cell shows as its own pay: nothing for what only makes others worth more. */
function paidAs(prize: HoldRule['prizes'][number], added: number): number {
  if (prize.kind === 'multiply') return 0
  return prize.kind === 'jackpot' ? prize.units : added
}

function readRun({ rule, cells }: Board, stored: unknown): HoldRun {
  const state = fields(stored)
  const left = whole(state['left'], rule.spins)
  const held = list(state['held']).map((entry): Held => {
    const { cell: place, prize } = fields(entry)
    const [reel, row] = list(place)
    const cell = cells.find((known) => known[0] === reel && known[1] === row)
    if (cell === undefined) throw new TypeError('not a slot state: a cell of the grid')
    return { cell, prize: whole(prize, rule.prizes.length - 1) }
  })
  demand(left > 0, 'a spin left')
  demand(new Set(held.map(({ cell }) => String(cell))).size === held.length, 'cells held once')
  return { left, held }
}
