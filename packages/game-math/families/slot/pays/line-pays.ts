import { item } from '../../../at.ts'
import type { SlotDefinition } from '../definition.ts'
import { countLines } from '../exact/line-cycle.ts'
import type { Cycle } from '../exact/cycle.ts'
import type { View } from '../exact/view.ts'
import type { Cells } from '../cells.ts'
import { type LineMachine, lineMachine } from './line-machine.ts'
import { LineTree } from './line-tree.ts'
import { type DirectedWin, type LineRule, lineRule, winsOfLine } from './line-rule.ts'
import type { PayContext, SpinPays, SpinWin } from './spin-pays.ts'

const nothing: readonly SpinWin[] = []

/** Wins along lines. */
export class LinePays implements SpinPays {
  readonly #lines: readonly (readonly number[])[]
  readonly #rule: LineRule
  readonly #machine: LineMachine
  readonly #tree: LineTree
  /** `[line][reels]`: the cells of a run, shared by all wins that show it. */
  readonly #cells: readonly (readonly Cells[])[]
  /** The same for runs from the last reel on. */
  readonly #cellsFromLast: readonly (readonly Cells[])[]

  constructor(
    definition: SlotDefinition,
    lines: readonly (readonly number[])[],
    context: PayContext,
  ) {
    this.#lines = lines
    this.#rule = lineRule(definition, context)
    this.#machine = lineMachine(this.#rule, definition.rows.length)
    this.#tree = new LineTree(this.#machine, lines)
    this.#cells = lines.map((line) => runsOf(line.map((row, reel) => [reel, row] as const)))
    this.#cellsFromLast = lines.map((line) =>
      runsOf(line.map((row, reel) => [reel, row] as const).toReversed()),
    )
  }

  wins(grid: readonly (readonly number[])[]): readonly SpinWin[] {
    const winning = this.#tree.winning(grid)
    return winning.length === 0 ? nothing : winning.flatMap((line) => this.#wins(grid, line))
  }

  #wins(grid: readonly (readonly number[])[], line: number): readonly SpinWin[] {
    const shown = item(this.#lines, line).map((row, reel) => item(item(grid, reel), row))
    const wins = winsOfLine(this.#rule, shown)
    if (wins.length === 0) throw new RangeError(`line ${line} wins nothing`)
    return wins.map((win) => this.#told(win, line))
  }

  #told({ symbol, count, reels, multiplier, pay, from }: DirectedWin, line: number): SpinWin {
    const ends = item(from === 'first' ? this.#cells : this.#cellsFromLast, line)
    return { symbol, count, multiplier, pay, cells: item(ends, reels), of: { line } }
  }

  count(views: readonly (readonly View[])[]): Cycle {
    return countLines(this.#machine, this.#lines, views)
  }
}

/** `[reels]`: the first cells of a line. */
function runsOf(cells: Cells): readonly Cells[] {
  return Array.from({ length: cells.length + 1 }, (_, reels) => cells.slice(0, reels))
}
