import type { Draw } from '@fairhouse/fairness/draw'
import { at, item } from '../at.ts'
import type { Book } from './book.ts'
import { type LinePays, lineWins } from './line-pays.ts'
import { type SlotRules, symbolName } from './rules.ts'

/** Where the reels stand before they turn. */
export interface Before {
  /** Reels that do not turn, ascending. */
  readonly held: readonly number[]
  readonly stops: readonly number[]
}

/** Where they came to rest, and which turned wild on the way. */
export interface After {
  readonly stops: readonly number[]
  readonly turned: readonly number[]
}

export const nothingHeld: Before = { held: [], stops: [] }
const noReels: readonly number[] = []

/** Turns the reels that are not held, one draw each from the first reel on; expands wilds; pays lines. */
export function spin(
  rules: SlotRules,
  mode: 'base' | 'free',
  step: { readonly before: Before; readonly draw: Draw; readonly book: Book },
): After {
  const { before, draw, book } = step
  const held = bits(before.held)
  const { stops, grid, turned } = turn(rules, rules[mode], { before, draw, held })
  book.tell({ type: 'reelsStopped', mode, stops, grid, heldReels: before.held })
  if (turned.length > 0) {
    const symbol = rules.definition.wild
    book.tell({ type: 'reelsExpanded', reels: turned, symbol, sticky: mode === 'free' })
  }
  payLines(rules, mode, { stops, held }, book)
  return { stops, turned }
}

function turn(
  rules: SlotRules,
  { reels }: LinePays,
  step: { readonly before: Before; readonly draw: Draw; readonly held: number },
): After & { readonly grid: (readonly string[])[] } {
  const stops: number[] = []
  const grid: (readonly string[])[] = []
  let turned = noReels
  for (let i = 0; i < reels.length; i++) {
    const reel = item(reels, i)
    const isHeld = ((step.held >> i) & 1) === 1
    const stop = isHeld ? item(step.before.stops, i) : step.draw.below(reel.length)
    stops.push(stop)
    grid.push(isHeld ? rules.wildWindow : item(reel.windows, stop))
    if (!isHeld && at(reel.wild, stop) === 1) turned = [...turned, i]
  }
  return { stops, grid, turned }
}

function payLines(
  rules: SlotRules,
  mode: 'base' | 'free',
  rest: { readonly stops: readonly number[]; readonly held: number },
  book: Book,
): void {
  for (const win of lineWins(rules[mode], rest)) {
    const pay = book.pay(win.pay)
    if (pay === 0) return
    book.tell({
      type: 'lineWon',
      line: win.line,
      symbol: symbolName(rules, win.symbol),
      count: win.count,
      cells: item(item(rules.runCells, win.line), win.count),
      multiplier: 1,
      pay,
      total: book.units,
    })
  }
}

/** A set of reels as bits. */
export function bits(reels: readonly number[]): number {
  return reels.reduce((set, reel) => set | (1 << reel), 0)
}
