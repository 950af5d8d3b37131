import { item } from '../../../at.ts'
import type { Cells } from '../cells.ts'
import type { Start } from '../features/feature.ts'
import type { SpinPays } from '../pays/spin-pays.ts'
import type { Telling } from '../telling.ts'
import { collectCash, showCash } from './cash.ts'
import { changeCells, chooseWild, multiply } from './changes.ts'
import type { After } from './after.ts'
import { walkStarts } from './walk.ts'
import { heldCode } from './held-reels.ts'
import { tellNudges } from './nudge.ts'
import { removeSymbols } from './removal.ts'
import { byCount, countIn, type ReadySpin } from './ready-spin.ts'

/** Where the reels stand before they turn. */
export interface Before {
  /** Reels that do not turn and, unless they are held as they stand, are filled from top to bottom; ascending. */
  readonly held: readonly number[]
  readonly stops: readonly number[]
  /** Held reels are not filled, but show what they showed. */
  readonly asTheyStand?: boolean
  /** Wilds that stand on these cells, whatever their reels stop at. */
  readonly wilds?: Cells
}

export const nothingHeld: Before = { held: [], stops: [] }
const noReels: readonly number[] = []

/** Turns the reels that are not held, one draw each from the first reel on; changes what must change; pays wins. */
export function spinReels(spin: ReadySpin, before: Before, telling: Telling): After {
  const turned = removeSymbols(spin, turnReels(spin, before, telling), telling)
  const shown = showCash(spin, turned, telling)
  const after = changeCells(spin, fillReels(spin, turned, before, telling), telling)
  payWins(
    spin,
    after,
    { pays: chooseWild(spin, after, telling), times: multiply(spin, after, telling) },
    telling,
  )
  collectCash(spin, turned, shown, telling)
  return after
}

function turnReels(spin: ReadySpin, before: Before, telling: Telling): After {
  const stops: number[] = []
  const names: (readonly string[])[] = []
  const grid: (readonly number[])[] = []
  let key = 0
  for (let i = 0; i < spin.reels.length; i++) {
    const reel = item(spin.reels, i)
    const isHeld = before.held.includes(i)
    const stop = isHeld ? item(before.stops, i) : stopOf(spin, { reel: i, stops }, telling)
    stops.push(stop)
    const isFilled = isHeld && before.asTheyStand !== true
    names.push(isFilled ? reel.filled.names : item(reel.windows, stop))
    grid.push(isFilled ? reel.filled.cells : item(reel.cells, stop))
    if (!isFilled) key += reel.keys[stop] ?? 0
  }
  for (const [reel, row] of before.wilds ?? []) {
    grid[reel] = item(grid, reel).with(row, spin.wild)
    names[reel] = item(names, reel).with(row, item(spin.definition.symbols, spin.wild))
  }
  telling.tell({
    type: 'reelsStopped',
    mode: spin.rule.mode,
    stops,
    grid: names,
    heldReels: before.held,
  })
  tellBlock(spin, names, telling)
  return { stops, turned: noReels, names, grid, key }
}

/** Draws where a reel stops; one that turns with the reel before it stops where that does. */
function stopOf(
  { rule, reels }: ReadySpin,
  { reel, stops }: { readonly reel: number; readonly stops: readonly number[] },
  telling: Telling,
): number {
  const { colossal } = rule
  const first = colossal?.includes(reel) === true ? item(colossal, 0) : reel
  return first < reel ? item(stops, first) : telling.draw.below(item(reels, reel).length)
}

function tellBlock(
  { rule: { colossal } }: ReadySpin,
  names: readonly (readonly string[])[],
  telling: Telling,
): void {
  if (colossal === undefined) return
  const cells = colossal.flatMap((reel) => item(names, reel).map((_, row) => [reel, row] as const))
  const symbol = item(item(names, item(colossal, 0)), 0)
  telling.tell({ type: 'blockLanded', symbol, cells })
}

function fillReels(spin: ReadySpin, after: After, before: Before, telling: Telling): After {
  if (spin.filling < 0) return after
  let turned = noReels
  for (let i = 0; i < spin.reels.length; i++) {
    const shows = item(item(spin.reels, i).fills, item(after.stops, i))
    if (shows && !before.held.includes(i)) turned = [...turned, i]
  }
  if (turned.length === 0) return after
  const { sticky = false } = spin.rule
  const symbol = item(spin.definition.symbols, spin.filling)
  if (spin.definition.wild?.nudges === true) tellNudges(spin, { ...after, turned }, telling)
  else telling.tell({ type: 'reelsExpanded', reels: turned, symbol, sticky })
  const grid = after.grid.map((cells, i) =>
    turned.includes(i) ? item(spin.reels, i).filled.cells : cells,
  )
  return { ...after, turned, grid }
}

function payWins(
  spin: ReadySpin,
  { grid }: After,
  { pays, times }: { readonly pays: SpinPays; readonly times: number },
  telling: Telling,
): void {
  for (const win of pays.wins(grid)) {
    const pay = telling.pay(win.pay * times)
    if (pay === 0) return
    const { count, cells } = win
    const multiplier = win.multiplier * times
    const symbol = item(spin.definition.symbols, win.symbol)
    const total = telling.units
    if ('line' in win.of) {
      telling.tell({
        type: 'lineWon',
        line: win.of.line,
        symbol,
        count,
        cells,
        multiplier,
        pay,
        total,
      })
    } else {
      const { ways } = win.of
      telling.tell({
        type: 'groupWon',
        by: 'ways',
        symbol,
        count,
        ways,
        cells,
        multiplier,
        pay,
        total,
      })
    }
  }
}

/** Pays scatters in view, and says what symbols in view start. Tells nothing of the latter: each feature tells itself. */
export function settleSpecials(
  spin: ReadySpin,
  { stops, names, key, grid }: After,
  telling: Telling,
): readonly Start[] {
  const walks = walkStarts(spin, { grid })
  if (key === 0) return walks
  for (const { symbol, pays } of spin.rule.scatters) {
    const count = countIn(spin, key, symbol)
    const pay = telling.pay(byCount(pays, count) * (spin.rule.multiplier ?? 1))
    if (pay === 0) continue
    const cells = cellsShowing(names, symbol)
    telling.tell({ type: 'scatterWon', symbol, count, cells, pay, total: telling.units })
  }
  const starts = [...startsOf(spin, key), ...respinOf(spin, stops, key)]
  return [
    ...starts.map(({ symbol, feature, by }) => ({
      feature,
      cause: { symbol, by, cells: cellsShowing(names, symbol) },
    })),
    ...walks,
  ]
}

/** The respin that follows when just as many reels show its symbol as it holds. */
function respinOf(
  spin: ReadySpin,
  stops: readonly number[],
  key: number,
): ReturnType<typeof startsOf> {
  const { respin } = spin.rule
  if (respin === undefined || countIn(spin, key, respin.symbol) !== respin.count) return []
  const { symbol, feature } = respin
  const held = stops.map((stop, reel) =>
    item(item(spin.reels, reel).windows, stop).includes(symbol) ? stop : null,
  )
  return [{ symbol, feature, by: heldCode(spin, held) }]
}

/** What specials in view start, in the order of the definition. */
export function startsOf(
  spin: ReadySpin,
  key: number,
): readonly { readonly symbol: string; readonly feature: string; readonly by: number }[] {
  return spin.rule.triggers.flatMap(({ symbol, feature, by }) => {
    const value = byCount(by, countIn(spin, key, symbol))
    return value > 0 ? [{ symbol, feature, by: value }] : []
  })
}

/** Where a symbol is in view. */
function cellsShowing(names: After['names'], symbol: string): Cells {
  return names.flatMap((window, reel) =>
    window.flatMap((name, row) => (name === symbol ? [[reel, row] as const] : [])),
  )
}
