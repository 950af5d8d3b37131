import type { Draw } from '@fairhouse/fairness/draw'
import { at, item } from '../at.ts'
import { Book } from './book.ts'
import { showsPick, showsScatter } from './reel.ts'
import { type Cells, choiceCount, type SlotRules } from './rules.ts'
import { nothingHeld, spin } from './spin.ts'
import type { FreeState, PickState } from './state.ts'
import { type SlotStep, stepFrom } from './step.ts'

/** The paid spin: lines, scatters, and what they start. */
export function openRound(rules: SlotRules, draw: Draw): SlotStep {
  const book = new Book(0, rules.definition.maxUnits)
  const { stops } = spin(rules, 'base', { before: nothingHeld, draw, book })
  const free = payScatters(rules, stops, book)
  const pick = startPick(rules, stops, book)
  return stepFrom(rules, book, { pick, free })
}

function payScatters(rules: SlotRules, stops: readonly number[], book: Book): FreeState | null {
  const { symbol, pays, freeSpins } = rules.definition.scatter
  const cells = cellsShowing(rules, stops, showsScatter)
  const count = cells.length
  const pay = book.pay(item(pays, count))
  if (pay > 0) book.tell({ type: 'scatterWon', symbol, count, cells, pay, total: book.units })
  const left = item(freeSpins, count)
  if (left === 0) return null
  book.tell({ type: 'freeSpinsAwarded', symbol, cells, count: left, left })
  return { left, played: 0, pay: 0, held: [], stops: [] }
}

function startPick(rules: SlotRules, stops: readonly number[], book: Book): PickState | null {
  const { symbol, reels } = rules.definition.pick
  const cells = cellsShowing(rules, stops, showsPick)
  if (cells.length < reels.length) return null
  const choices = choiceCount(rules.definition)
  book.tell({ type: 'pickStarted', symbol, cells, choices })
  return { opened: [] }
}

const noCells: Cells = []

/** Where a special symbol is in view. A window shows one at most. */
function cellsShowing(rules: SlotRules, stops: readonly number[], special: number): Cells {
  let cells = noCells
  for (let i = 0; i < stops.length; i++) {
    const reel = item(rules.base.reels, i)
    const stop = item(stops, i)
    if (at(reel.special, stop) === special) {
      cells = [...cells, [i, rowOf(rules, item(reel.windows, stop), special)]]
    }
  }
  return cells
}

function rowOf(rules: SlotRules, window: readonly string[], special: number): number {
  const { scatter, pick } = rules.definition
  return window.indexOf(special === showsScatter ? scatter.symbol : pick.symbol)
}
