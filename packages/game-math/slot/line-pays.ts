import { at, item } from '../at.ts'
import { reelCount, rowCount, type SlotDefinition } from './definition.ts'
import { everyLine, linesByRow, type Reel } from './reel.ts'

/** Line pays made ready for one set of reels. */
export interface LinePays {
  readonly reels: readonly Reel[]
  readonly symbolCount: number
  /** `[symbol * 6 + n]`: what a run of n pays. */
  readonly pays: Int32Array
  /** `[row]`: lines that start in that row of the first reel. */
  readonly starts: Int32Array
  readonly everyLine: number
}

/** Room for runs of 0 to 5. */
export const runLengths = reelCount + 1

export function readyLinePays(definition: SlotDefinition, reels: readonly Reel[]): LinePays {
  return {
    reels,
    symbolCount: definition.symbols.length,
    pays: Int32Array.from(
      definition.symbols.flatMap((name) =>
        Array.from({ length: runLengths }, (_, n) => definition.pays[name]?.[n] ?? 0),
      ),
    ),
    starts: linesByRow(definition, 0),
    everyLine: everyLine(definition),
  }
}

/** Where a spin came to rest: a stop for each reel, and the reels (as bits) that are held wild whatever their stop. */
export interface Rest {
  readonly stops: readonly number[]
  readonly held: number
}

/** A winning line: its number, the symbol's number, the length of the run and what it pays. */
export interface LineWin {
  readonly line: number
  readonly symbol: number
  readonly count: number
  readonly pay: number
}

/** All winning lines, by line number. */
export function lineWins(linePays: LinePays, rest: Rest): readonly LineWin[] {
  const first = item(linePays.reels, 0)
  const start = item(rest.stops, 0) * rowCount
  const wins: LineWin[] = []
  for (let row = 0; row < rowCount; row++) {
    const lead = { symbol: at(first.cells, start + row), lines: at(linePays.starts, row) }
    addWins(linePays, rest, lead, wins)
  }
  return wins.length > 1 ? wins.toSorted((a, b) => a.line - b.line) : wins
}

/** Follows the lines that start with a symbol from reel to reel; those that fall off are paid for the run they had. */
function addWins(
  linePays: LinePays,
  rest: Rest,
  lead: { readonly symbol: number; readonly lines: number },
  wins: LineWin[],
): void {
  const { symbol } = lead
  let alive = lead.lines
  for (let count = 1; alive !== 0 && count <= reelCount; count++) {
    const going = count < reelCount ? alive & matchesAt(linePays, rest, count, symbol) : 0
    const pay = at(linePays.pays, symbol * runLengths + count)
    if (pay > 0) addLines(alive & ~going, { symbol, count, pay }, wins)
    alive = going
  }
}

function matchesAt(linePays: LinePays, rest: Rest, reel: number, symbol: number): number {
  if (((rest.held >> reel) & 1) === 1) return linePays.everyLine
  const stop = item(rest.stops, reel)
  return at(item(linePays.reels, reel).matches, stop * linePays.symbolCount + symbol)
}

function addLines(lines: number, win: Omit<LineWin, 'line'>, wins: LineWin[]): void {
  const { symbol, count, pay } = win
  for (let rest = lines; rest !== 0; rest &= rest - 1) {
    wins.push({ line: 31 - Math.clz32(rest & -rest), symbol, count, pay })
  }
}
