import { at, item } from '../at.ts'
import { rowCount, type SlotDefinition } from './definition.ts'

/** Which of the special symbols a window shows. A checked definition never shows two in one window. */
export const noSpecial = 0
export const showsScatter = 1
export const showsPick = 2

/** A reel made ready: everything about the window at each stop, computed once. */
export interface Reel {
  readonly length: number
  /** `windows[stop]`: the symbols in view, top to bottom, before anything expands. */
  readonly windows: readonly (readonly string[])[]
  /** 1 where the window shows a wild. */
  readonly wild: Int32Array
  /** One of `noSpecial`, `showsScatter`, `showsPick`. */
  readonly special: Int32Array
  /** `[stop * 3 + row]`: number of the symbol there, before anything expands. */
  readonly cells: Int32Array
  /** `[stop * symbols + symbol]`: the lines (as bits) on which this reel shows the symbol or, once expanded, a wild. */
  readonly matches: Int32Array
}

/** The bits of all lines. */
export function everyLine(definition: SlotDefinition): number {
  return 2 ** definition.lines.length - 1
}

/** `[row]`: the lines (as bits) that cross this reel in that row. */
export function linesByRow(definition: SlotDefinition, reel: number): Int32Array {
  const rows = new Int32Array(rowCount)
  definition.lines.forEach((line, i) => {
    const row = item(line, reel)
    rows[row] = at(rows, row) | (1 << i)
  })
  return rows
}

/** Makes the reels of a set of strips ready. */
export function readyReels(
  definition: SlotDefinition,
  strips: readonly (readonly string[])[],
): readonly Reel[] {
  return strips.map((strip, reel) => readyReel(definition, strip, linesByRow(definition, reel)))
}

function readyReel(definition: SlotDefinition, strip: readonly string[], rows: Int32Array): Reel {
  const windows = strip.map((_, stop) => windowAt(strip, stop))
  const wild = windows.map((window) => (window.includes(definition.wild) ? 1 : 0))
  const numbers = windows.map((window) => window.map((name) => definition.symbols.indexOf(name)))
  return {
    length: strip.length,
    windows,
    wild: Int32Array.from(wild),
    special: Int32Array.from(windows, (window) => specialOf(definition, window)),
    cells: Int32Array.from(numbers.flat()),
    matches: Int32Array.from(
      windows.flatMap((_, stop) =>
        definition.symbols.map((_, symbol) =>
          wild[stop] === 1
            ? everyLine(definition)
            : linesThrough(item(numbers, stop), symbol, rows),
        ),
      ),
    ),
  }
}

function windowAt(strip: readonly string[], stop: number): readonly string[] {
  return Array.from({ length: rowCount }, (_, row) => item(strip, (stop + row) % strip.length))
}

function specialOf(definition: SlotDefinition, window: readonly string[]): number {
  if (window.includes(definition.scatter.symbol)) return showsScatter
  return window.includes(definition.pick.symbol) ? showsPick : noSpecial
}

function linesThrough(cells: readonly number[], symbol: number, rows: Int32Array): number {
  return cells.reduce((lines, cell, row) => (cell === symbol ? lines | at(rows, row) : lines), 0)
}
